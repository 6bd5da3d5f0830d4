import { layOutFirstScreen, layOutWhole } from '../../browser/firstScreen';
import { whenPainted } from '../../browser/idle';
import { TEXT } from '../../browser/text';
import { arrivingAtTop } from '../navigation/scroll';
import { showMain } from './ahead';
import { FACTS, OF_PAGE, type Page } from './page';
import { parseRestOfShown } from './parts';

/** Replaces what the head says of the page. What is the same stays, or the browser would fetch the icon again and apply the viewport anew. */
function showFacts(facts: readonly Element[]): void {
  const own = [...document.head.querySelectorAll(FACTS)];
  const without = (some: readonly Element[], others: readonly Element[]): Element[] =>
    some.filter((fact) => !others.some((other) => other.isEqualNode(fact)));
  document.head.append(...without(facts, own));
  without(own, facts).forEach((fact) => fact.remove());
}

/** Moves the contents of an element into a fragment. */
function takenFrom(element: Element): ParentNode {
  const place = document.createDocumentFragment();
  place.append(...element.childNodes);
  return place;
}

/** Takes the page shown out of the document, as the reader leaves it: for the first one, whose HTML was never fetched. */
export function takeShown(): Page {
  return {
    title: document.title,
    className: document.documentElement.className,
    facts: [...document.head.querySelectorAll(FACTS)],
    main: document.querySelector('main')!,
    others: [...document.querySelectorAll(OF_PAGE)].map(takenFrom),
  };
}

/** Puts a page in the place of the one shown: its title, its main part, and what differs around that. */
export function showPage({ title, className, facts, main, others }: Page): void {
  document.title = title;
  document.documentElement.className = className;
  document
    .querySelectorAll(OF_PAGE)
    .forEach((element, index) => element.replaceChildren(...others[index]!.childNodes));
  const text = main.querySelector<HTMLElement>(TEXT);
  const screen = arrivingAtTop();
  // The mark of the page that the browser has opened.
  delete document.documentElement.dataset.lazyLayout;
  if (text && screen) layOutFirstScreen(text, screen);
  else layOutWhole(main);
  showMain(main);
  if (text) parseRestOfShown(text);
  whenPainted(() => showFacts(facts));
}
