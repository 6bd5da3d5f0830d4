import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ReactNode } from 'react';

/** An item of a list. That of a footnote has an id, which the number in the text leads to. */
export default function ListItem(props: ComponentProps<'li'>): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (props.id) brokenLinks.collectAnchor(props.id);
  return <li {...props} />;
}
