import {set} from './dom';
import {RESULTS_ID} from './ResultList';

/** What DocSearch puts on its outermost element, which it makes a button that holds the whole dialog. */
const OUTER = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-controls', 'aria-labelledby'];

/**
 * Gives the dialog the roles of the combobox pattern with a tree: DocSearch's results are options, but hold links and
 * buttons, which assistive technology cannot reach inside an option; and a list in HTML may not be a grid.
 */
function correct(root: Element): void {
  const outer = root.querySelector('.DocSearch-Container');
  for (const name of OUTER) set(outer, name, undefined);
  const modal = root.querySelector('.DocSearch-Modal');
  set(modal, 'role', 'dialog');
  set(modal, 'aria-modal', 'true');
  set(modal, 'aria-label', '搜索文档');
  const lists = [...root.querySelectorAll('.DocSearch-Hits > ul')];
  // All lists have one id.
  for (const [index, list] of lists.entries()) {
    set(list, 'id', `${RESULTS_ID}-${index}`);
    set(list, 'role', 'tree');
    set(list, 'aria-labelledby', undefined);
    set(list, 'aria-label', list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent ?? '结果');
  }
  for (const item of root.getElementsByClassName('DocSearch-Hit')) set(item, 'role', 'treeitem');
  const input = root.querySelector('.DocSearch-Input');
  set(input, 'role', 'combobox');
  set(input, 'aria-haspopup', 'tree');
  set(input, 'aria-expanded', String(lists.length > 0));
  set(input, 'aria-autocomplete', 'list');
  set(input, 'aria-controls', lists.map(({id}) => id).join(' ') || undefined);
  for (const icon of root.getElementsByTagName('svg')) {
    if (icon.hasAttribute('aria-label')) set(icon, 'role', 'img');
    else set(icon, 'aria-hidden', 'true');
  }
}

/** A recent search goes when its transition has ended, and with reduced motion there is none: it ends at once for all. */
function endTransitions(root: Element): void {
  for (const name of ['DocSearch-Hit--deleting', 'DocSearch-Hit--favoriting']) {
    for (const item of [...root.getElementsByClassName(name)]) item.dispatchEvent(new TransitionEvent('transitionend', {bubbles: true}));
  }
}

/** Results have the right roles themselves; of them only the number of their lists is told to the box. */
const isResult = ({target}: MutationRecord): boolean => (target as Element).closest(`#${RESULTS_ID} > *`) !== null;

/** Keeps the roles right while DocSearch renders; returns the end of it. */
export function keepSemantics(root: Element): () => void {
  const observer = new MutationObserver((records) => {
    if (records.every(isResult)) return;
    correct(root);
    // What was set just now needs no second look.
    observer.takeRecords();
    endTransitions(root);
  });
  observer.observe(root, {subtree: true, childList: true, attributes: true, attributeFilter: [...OUTER, 'class', 'id']});
  correct(root);
  return () => observer.disconnect();
}
