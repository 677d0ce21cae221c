/* Opened as a file, a page may not read others: the search then lists pages without a piece of their text. */
if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;

/* What was searched for is marked on a long page: go to the first mark. */
addEventListener("load", () => {
  if (!location.hash) document.querySelector("article span.highlighted")?.scrollIntoView({ block: "center" });
});
