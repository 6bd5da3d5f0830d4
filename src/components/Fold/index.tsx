import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Names of the files in it, with 、 between them. */
  files?: string;
  /** Names that its declarations bring, with 、 between them. */
  names?: string;
  /** Whether there are more names than these. */
  more?: string;
  children: ReactNode;
}

/** A list of names as code. */
const listed = (names: string): ReactNode =>
  names.split('、').map((name, index) => (
    <span key={name}>
      {index > 0 && translate({ message: '、', description: 'Between two parts of a list' })}
      <code>{name}</code>
    </span>
  ));

/** Samples that others need and that are not part of the lesson: in a closed fold, where the browser's search finds them. */
export default function Fold({ files, names, more, children }: Props): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>
        {files && (
          <>
            {translate({ message: '这里还用到：' })}
            {listed(files)}
          </>
        )}
        {files && names && translate({ message: '；' })}
        {names && (
          <>
            {translate({ message: '这段代码假定有：' })}
            {listed(names)}
            {more && translate({ message: '等' })}
          </>
        )}
        {!files && !names && translate({ message: '这里还运行了' })}
      </summary>
      {children}
    </details>
  );
}
