// What is wrong with the page in a window of this size: a list of [kind, words] that `windows.py` reads.
// Labelled things are texts and controls; what is drawn without words has no say here.
(wanted) => {
    const TOLERANCE = 2; // pixels: rounding, and the ink of letters outside their line
    const SHARE = 0.18; // of the smaller of two things, which may lie under the other
    const found = [];
    const say = (kind, what) => found.push([kind, what]);
    const CONTROL = "button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=tab]";

    // What is pressed to play; what only explains itself may be smaller.
    const PRESSED = "header, nav, #decision, [data-choice-panel], [data-can], [data-unfold]";

    const short = (text) => text.replace(/\s+/g, " ").trim().slice(0, 48);
    const named = (element) => {
        const label = element.getAttribute?.("aria-label") ?? element.textContent ?? "";
        const place = element.closest("[data-panel], #decision, #board, header, nav");
        const where = place ? (place.dataset.panel ?? (place.id || place.localName)) : "page";
        return `${where}: <${element.localName}${element.classList[0] ? "." + element.classList[0] : ""}> “${short(label)}”`;
    };
    const shape = (box) =>
        `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}x${Math.round(box.height)}`;

    const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const forReaders = (element) => [element, ...above(element)].some((one) => styleOf(one).clipPath === "inset(50%)");
    const scrolls = (style, axis) => ["auto", "scroll"].includes(style[`overflow${axis}`]);
    const hides = (style, axis) => ["hidden", "clip"].includes(style[`overflow${axis}`]);
    const styles = new Map();
    const styleOf = (element) => {
        if (!styles.has(element)) styles.set(element, getComputedStyle(element));
        return styles.get(element);
    };
    const above = (element) => {
        const all = [];
        for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) all.push(one);
        return all;
    };
    const fixed = (element) =>
        [element, ...above(element)].find((one) => ["fixed", "sticky"].includes(styleOf(one).position));
    const cross = (one, other) => {
        const left = Math.max(one.left, other.left),
            right = Math.min(one.right, other.right);
        const top = Math.max(one.top, other.top),
            bottom = Math.min(one.bottom, other.bottom);
        return { left, right, top, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
    };
    // What is left of it after everything around it that cuts, and the first that hides a part which no scrolling brings.
    const shownPart = (element, box) => {
        let rest = box,
            cutter = null;
        for (const one of above(element)) {
            const style = styleOf(one);
            if (style.overflowX === "visible" && style.overflowY === "visible") continue;
            if (one.ownerSVGElement || (one.localName === "svg" && one.parentElement?.closest("svg"))) continue;
            const edge = one.getBoundingClientRect();
            const lost = {
                X: Math.max(edge.left - rest.left, rest.right - edge.right),
                Y: Math.max(edge.top - rest.top, rest.bottom - edge.bottom),
            };
            for (const axis of ["X", "Y"])
                if (!cutter && hides(style, axis) && lost[axis] > TOLERANCE) cutter = [one, axis, lost[axis]];
            rest = cross(rest, edge);
            if (scrolls(style, "X") || scrolls(style, "Y")) if (!cutter) cutter = undefined; // further out, it is scrolled to
            if (cutter === undefined) return { rest: clip(rest, one), cutter: null };
        }
        return { rest, cutter };
    };
    const clip = (box, element) => {
        let rest = box;
        for (const one of above(element)) {
            const style = styleOf(one);
            if (style.overflowX !== "visible" || style.overflowY !== "visible")
                rest = cross(rest, one.getBoundingClientRect());
        }
        return rest;
    };

    // ---- the labelled things
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.data.trim() || !element || ["SCRIPT", "STYLE", "TITLE", "title", "desc"].includes(element.nodeName))
            continue;
        if (element.closest(".sr, .skip, [hidden], option, defs, symbol, textPath") || !seen(element)) continue;
        if (forReaders(element)) continue;
        if (element.ownerSVGElement) {
            const to = element.getScreenCTM?.();
            if (!to || Math.abs(to.b) > 0.01 || Math.abs(to.c) > 0.01) continue; // turned: its box says nothing
            const box = element.getBoundingClientRect();
            if (box.width && box.height) texts.push({ element, text: short(node.data), boxes: [inked(box)] });
            continue;
        }
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1).map(inked);
        if (boxes.length) texts.push({ element, text: short(node.data), boxes });
    }
    // The line of a text is higher than its letters.
    function inked(box) {
        const less = box.height * 0.16;
        return new DOMRect(box.left, box.top + less, box.width, box.height - 2 * less);
    }
    const controls = [...document.querySelectorAll(CONTROL)].filter((one) => {
        if (one.ownerSVGElement || one.closest(".skip, .sr, [hidden]") || !seen(one)) return false; // drawn: no boxes
        const box = one.getBoundingClientRect();
        return box.width > 1 && box.height > 1;
    });

    // ---- cut
    const told = new Set();
    const cut = (element, box, what) => {
        const { cutter } = shownPart(element, box);
        if (!cutter || element.closest("[data-gives-way]")) return;
        const [by, axis, lost] = cutter;
        if (styleOf(by).textOverflow === "ellipsis" || told.has(by)) return; // told below; told once
        told.add(by);
        say(
            "cut",
            `${what} loses ${Math.round(lost)} px (${axis}) in ${named(by)} ${shape(by.getBoundingClientRect())}`,
        );
    };
    for (const { element, text, boxes } of texts) for (const box of boxes) cut(element, box, `text “${text}”`);
    for (const one of controls) cut(one, one.getBoundingClientRect(), named(one));
    for (const one of document.querySelectorAll("[data-target]"))
        if (seen(one) && !one.ownerSVGElement) cut(one, one.getBoundingClientRect(), named(one));
    for (const one of document.querySelectorAll("main section, main div, main li, main ul, main ol, header, nav")) {
        const style = styleOf(one);
        if (one.closest("[data-gives-way]")) continue;
        if (
            told.has(one) ||
            style.textOverflow === "ellipsis" ||
            !seen(one) ||
            one.closest(".sr") ||
            one.clientHeight === 0
        )
            continue;
        if (hides(style, "Y") && one.scrollHeight > one.clientHeight + TOLERANCE)
            say("cut", `${named(one)} shows ${one.clientHeight} of ${one.scrollHeight} px of its height`);
        else if (hides(style, "X") && one.scrollWidth > one.clientWidth + TOLERANCE)
            say("cut", `${named(one)} shows ${one.clientWidth} of ${one.scrollWidth} px of its width`);
    }
    for (const one of document.querySelectorAll("body *:not([data-gives-way])"))
        if (styleOf(one).textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth + 1 && seen(one))
            say("shortened", named(one));

    // ---- wider than the window
    if (document.documentElement.scrollWidth > innerWidth + 1) {
        const wide = [...document.querySelectorAll("body *")].filter(
            (one) => one.getBoundingClientRect().right > innerWidth + 1 && seen(one),
        );
        say("wide", `${document.documentElement.scrollWidth} px wide: ${wide.slice(-3).map(named).join("; ")}`);
    }

    // ---- one on another
    const things = [
        ...texts
            .filter(({ element }) => styleOf(element).textOverflow !== "ellipsis") // its boxes are longer than what is seen
            .flatMap(({ element, text, boxes }) => boxes.map((box) => ({ element, what: `“${text}”`, text, box }))),
        ...controls.map((element) => ({
            element,
            what: named(element),
            text: null,
            box: element.getBoundingClientRect(),
        })),
    ]
        .map((thing) => ({ ...thing, box: clip(thing.box, thing.element), layer: fixed(thing.element) ?? null }))
        .filter(({ box }) => box.width > 2 && box.height > 2)
        .sort((one, other) => one.box.top - other.box.top);
    const pairs = new Set();
    for (let i = 0; i < things.length; i++)
        for (let j = i + 1; j < things.length && things[j].box.top < things[i].box.bottom; j++) {
            const [one, other] = [things[i], things[j]];
            if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
                continue;
            const both = cross(one.box, other.box);
            if (both.width <= TOLERANCE || both.height <= TOLERANCE) continue;
            const least = Math.min(one.box.width * one.box.height, other.box.width * other.box.height);
            if (both.width * both.height < SHARE * least) continue;
            if (one.text !== null && one.text === other.text) continue; // a text drawn over its own outline
            if (
                one.element.closest("[data-stack]") &&
                one.element.closest("[data-stack]") === other.element.closest("[data-stack]")
            )
                continue;
            const pair = [one.what, other.what].sort().join(" on ");
            if (pairs.has(pair)) continue;
            pairs.add(pair);
            say("overlap", `${pair} at ${shape(both)}`);
        }

    // ---- in view
    const hit = (element, x, y) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (element.contains(top) || (top.contains(element) && !fixed(top)));
    };
    for (const [name, selector] of Object.entries(wanted.inView)) {
        const all = [...document.querySelectorAll(selector)].filter(seen);
        if (all.length === 0) {
            if (!name.endsWith("?")) say("view", `${name} is not there (${selector})`);
            continue;
        }
        const whole = all.some((one) => {
            const box = one.getBoundingClientRect();
            const inside =
                box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
            return inside && hit(one, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
        });
        if (!whole)
            say(
                "view",
                `${name} is not in view: ${shape(all[0].getBoundingClientRect())} in ${innerWidth}x${innerHeight}`,
            );
    }
    const parts = (n) => Array.from({ length: n }, (_, i) => (i + 0.5) / n);
    const places = (n) => parts(n).flatMap((x) => parts(n).map((y) => [x, y]));
    const shown = (element, box, [x, y]) =>
        element.contains(document.elementFromPoint(box.left + x * box.width, box.top + y * box.height));
    if (wanted.essential) {
        const all = [...document.querySelectorAll(wanted.essential)].filter(seen);
        const seenPlaces = (one) =>
            places(4).filter((place) => shown(one, one.getBoundingClientRect(), place)).length / 16;
        const most = Math.max(0, ...all.map(seenPlaces));
        if (most < wanted.share) say('view', `only ${Math.round(100 * most)} % of ${wanted.essential} are in view`);
    }
    const board = document.querySelector('#board');
    if (wanted.ofWindow && seen(board)) { // else the page of another tab is open, where the question is
        const window = { left: 0, top: 0, width: innerWidth, height: innerHeight };
        const part = places(10).filter((place) => shown(board, window, place)).length / 100;
        if (part < wanted.ofWindow) say('view', `the board has only ${Math.round(100 * part)} % of the window`);
    }
    if (wanted.whole)
        for (const one of document.querySelectorAll(`${wanted.whole} *`))
            if (
                one.localName !== "svg" &&
                scrolls(styleOf(one), "Y") &&
                one.scrollHeight > one.clientHeight + TOLERANCE
            )
                say("view", `${named(one)} is scrolled: ${one.clientHeight} of ${one.scrollHeight} px are seen`);

    // ---- fingers
    if (wanted.touch)
        for (const one of controls.filter((each) => each.closest(PRESSED))) {
            const box = one.getBoundingClientRect();
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            const within = (px, py) => px > 0 && py > 0 && px < innerWidth && py < innerHeight;
            if (one.disabled || !within(x, y) || !hit(one, x, y) || styleOf(one).display === "inline") continue;
            const half = wanted.touch / 2 - 1;
            const label = one.labels?.[0]?.getBoundingClientRect();
            const reach = label ?? box;
            const tall =
                reach.height >= wanted.touch - 1 ||
                [-half, half].every((d) => within(x, y + d) && one.contains(document.elementFromPoint(x, y + d)));
            const broad =
                reach.width >= wanted.touch - 1 ||
                [-half, half].every((d) => within(x + d, y) && one.contains(document.elementFromPoint(x + d, y)));
            if (!tall || !broad) say("small", `${named(one)} ${shape(box)}`);
        }
    return found;
};
