import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

interface Props {
  id: string;
}

/** A place that old links lead to: the id of a heading that was renamed or doubled. */
export default function AnchorAlias({ id }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} />;
}
