import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { HTMLAttributes, ReactNode } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'li';
}

/** A plain element of a text. If it has an id, links may lead to it: a footnote, a heading of a page beside the book. */
export default function Anchored({ as: Tag, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (props.id) brokenLinks.collectAnchor(props.id);
  return <Tag {...props} />;
}
