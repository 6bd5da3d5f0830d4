import { withSection } from '../../data/issueLink';
import { onEach } from '../../browser/delegate';
import { hashTarget, shownById } from '../../browser/target';

/** A report of a fault says which section the reader has come to, where the address says it. */
export function startReports(): void {
  onEach('click', 'a[data-report]', (element) => {
    const link = element as HTMLAnchorElement;
    // As the page came: a second report is of its own section alone.
    const plain = (link.dataset.report ||= link.href);
    const place = hashTarget(window.location.hash, shownById);
    // A fold's place is its whole text: the beginning tells which one.
    link.href = place
      ? withSection(plain, `${/.{0,80}/u.exec(place.textContent)![0]} (#${place.id})`)
      : plain;
  });
}
