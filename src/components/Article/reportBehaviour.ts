import { withSection } from '../../data/issueLink';
import { onEach } from '../../browser/delegate';
import { hashTarget, shownById } from '../../browser/target';

/** A report of a fault says which section the reader has come to, where the address says it. */
export function startReports(): void {
  onEach('click', 'a[data-report]', (element) => {
    const link = element as HTMLAnchorElement;
    // As the page came: a second report is of its own section alone.
    const plain = (link.dataset.report ||= link.href);
    const heading = hashTarget(window.location.hash, shownById);
    link.href = heading ? withSection(plain, `${heading.textContent} (#${heading.id})`) : plain;
  });
}
