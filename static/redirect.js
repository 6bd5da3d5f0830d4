// An old address (src/hosting/redirectPage.ts) leads to its page; the reader's query and fragment go along.
location.replace(document.currentScript.dataset.to + location.search + location.hash);
