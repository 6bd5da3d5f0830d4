import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

interface Props {
  /** Whether it stands among English words, so that its own language has to be said. */
  amongEnglish?: boolean;
}

/** The words at the end of every link that opens in a new tab, for those who do not see its icon. */
export default function NewTabHint({ amongEnglish = false }: Props): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  return (
    <span
      className="visually-hidden"
      lang={amongEnglish ? localeConfigs[currentLocale]?.htmlLang : undefined}
    >
      {translate({
        message: '（新标签页打开）',
        description: 'At the end of a link that opens in a new tab',
      })}
    </span>
  );
}
