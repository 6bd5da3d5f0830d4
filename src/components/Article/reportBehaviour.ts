import { withSection } from '../../data/issueLink';
import { onEach } from '../../browser/delegate';
import { hashTarget, shownById } from '../../browser/target';

/** A report of a fault says which section the reader has come to, where the address says it. */
export function startReports(): void {
  onEach('click', 'a[data-report]', (element) => {
    const link = element as HTMLAnchorElement;
    // Begins with the link as the page had it, so that a second report does not have the section of the first.
    const plain = (link.dataset.report ||= link.href);
    const place = hashTarget(window.location.hash, shownById);
    // The element may be a whole fold, whose first line is enough to name it.
    link.href = place
      ? withSection(plain, `${/.{0,80}/u.exec(place.textContent)![0]} (#${place.id})`)
      : plain;
  });
}
