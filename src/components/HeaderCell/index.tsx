import type { ComponentProps, ReactNode } from 'react';

/** A table's header cell. An empty one, in the corner over the row headers, heads nothing: it is an ordinary cell. */
export default function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th {...props} /> : <td {...props} />;
}
