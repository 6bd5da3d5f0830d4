import {useEffect, useState, type ReactNode} from 'react';
import {onAnnounce} from './announce';

/** The page's one live region (WCAG 4.1.3). The same sentence twice is told apart by a trailing no-break space. */
export default function StatusRegion(): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => onAnnounce((next) => setText((last) => (last === next ? `${next}\u00a0` : next))), []);
  return (
    <div role="status" className="visually-hidden">
      {text}
    </div>
  );
}
