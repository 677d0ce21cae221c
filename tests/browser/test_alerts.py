"""What is heard, and how one is called: title, tone and notification, for somebody who looks elsewhere meanwhile."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import ME, Person
from tests.browser.test_together import settle, sit_together

# What the browser would do with a page that is out of sight, and what the page asked it for.
LISTEN = """
window.tones = [];
window.noises = [];
window.notes = [];
window.AudioContext = class extends window.AudioContext {
    createOscillator() {
        const tone = super.createOscillator();
        window.tones.push(tone);
        return tone;
    }
    createBufferSource() {
        const noise = super.createBufferSource();
        window.noises.push(noise);
        return noise;
    }
};
window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, options) { window.notes.push([title, options.body]); }
    close() {}
};
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""
TONES = "() => window.tones.length"
NOTES = "() => window.notes"
VOICES = "() => window.tones.length + window.noises.length"


def play_until_it_is_the_turn_of(asked: Person, people: list[Person]) -> None:
    """Everybody clicks through, and stops when the turn has just gone over to `asked`, who was not asked before."""
    before: list[int] = []
    seat = people.index(asked)
    while not (asked.state["waiting"] == [seat] and before and seat not in before):
        before = asked.state["waiting"]
        acting = people[before[0]]
        acting.wait_for_turn()
        acting.play(-1)
        settle(people)


def settings_of(one: Person) -> None:
    one.page.get_by_role("button", name="Menu").click()


def test_title_tone_and_notification(person: MakePerson) -> None:
    host, guest = person(), person()
    guest.page.add_init_script(LISTEN)
    sit_together(host, guest, "merchants", [])  # people who choose carelessly cannot lose it before all this is seen
    people = [host, guest]
    play_until_it_is_the_turn_of(guest, people)
    assert guest.page.evaluate(TONES) == 0, "sound is off unless somebody wants it"
    assert guest.page.evaluate(NOTES) == []
    expect(guest.page).to_have_title(re.compile("Your turn – Merchants Cove"))
    expect(host.page).to_have_title("Merchants Cove · Chronotable")

    settings_of(guest)
    guest.page.get_by_role("switch", name="Sound when it is your turn").check()
    guest.page.wait_for_function("() => window.tones.length === 2")  # this is how it will sound
    guest.page.get_by_role("switch", name="Notification when it is your turn").check()
    guest.page.keyboard.press("Escape")
    play_until_it_is_the_turn_of(host, people)
    assert guest.page.evaluate(TONES) == 2, "the questions of the own turn make no sound"

    guest.page.evaluate("window.away = true")
    play_until_it_is_the_turn_of(guest, people)
    guest.page.wait_for_function("() => window.tones.length === 4")
    (note,) = guest.page.evaluate(NOTES)
    assert note[0] == "Your turn"
    assert note[1].startswith("Merchants Cove: ")
    expect(guest.page).to_have_title("Merchants Cove · Chronotable")  # it blinks while nobody looks
    expect(guest.page).to_have_title(re.compile("Your turn"))

    guest.page.evaluate("window.away = false")
    guest.reload()
    settings_of(guest)
    expect(guest.page.get_by_role("switch", name="Sound when it is your turn")).to_be_checked()


def test_notifications_that_the_browser_forbids_stay_off(person: MakePerson) -> None:
    somebody = person()
    somebody.page.add_init_script(LISTEN.replace("async () => 'granted'", "async () => 'denied'"))
    somebody.open("/")
    settings_of(somebody)
    switch = somebody.page.get_by_role("switch", name="Notification when it is your turn")
    switch.click()
    expect(switch).not_to_be_checked()


def test_a_game_is_heard_by_those_who_want_to(person: MakePerson) -> None:
    somebody = person(motion=True)
    somebody.page.add_init_script(LISTEN)
    loaded: list[str] = []
    somebody.page.on("request", lambda request: loaded.append(request.url))
    somebody.sit(somebody.new_table("loop", [ME, ME])["table"])
    for number in range(4):
        somebody.wait_for_turn()
        somebody.play(number)
    assert somebody.page.evaluate(VOICES) == 0, "nothing is heard unless somebody wants it"
    assert not any("player" in url for url in loaded), "what is not heard is not loaded"

    settings_of(somebody)
    somebody.page.get_by_role("switch", name="Sounds of the game").check()
    somebody.page.wait_for_function(f"() => ({VOICES})() > 0")  # this is how it will sound
    expect(somebody.page.get_by_role("slider", name="Volume")).to_be_visible()
    somebody.page.keyboard.press("Escape")
    heard = somebody.page.evaluate(VOICES)
    for number in range(8):  # not every choice makes a sound
        somebody.wait_for_turn()
        somebody.play(number)
        if somebody.page.evaluate(VOICES) > heard:
            break
    somebody.page.wait_for_function(f"before => ({VOICES})() > before", arg=heard)
