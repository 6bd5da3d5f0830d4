import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Icon, { type IconName } from '../Icon';

interface IconLinksProps {
  links: ReadonlyArray<{ label: string; href: string; icon: IconName }>;
  className: string | undefined;
}

/** Links to other sites that are shown by their signs alone. */
export default function IconLinks({ links, className }: IconLinksProps): ReactNode {
  return (
    <ul className={className}>
      {links.map(({ label, href, icon }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={translate({ message: '{label}（新标签页打开）' }, { label })}
            title={label}
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
