import type { ReactNode } from 'react';
import { logos, others, type Company } from '../../data/companyLists';
import ExternalLink from '../ExternalLink';
import styles from './styles.module.css';

interface Props {
  list: 'logos' | 'links';
}

function Mark({ company }: { company: Company }): ReactNode {
  if (!company.mark) return <span className={styles.wordmark}>{company.name}</span>;
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={company.mark} />
      </svg>
      <span>{company.name}</span>
    </>
  );
}

/** Who uses the framework: `::companies[logos]` is the grid of marks, `::companies[links]` the list of names. */
export default function Companies({ list }: Props): ReactNode {
  return (
    <ul className={list === 'logos' ? styles.logos : styles.links} translate="no">
      {(list === 'logos' ? logos : others).map((company) => (
        <li key={company.url}>
          <ExternalLink href={company.url} rel="nofollow">
            {list === 'logos' ? <Mark company={company} /> : company.name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
