import { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  /** Version of the framework. */
  nest: string;
  compiled: string;
  ran: string;
  /** Version of the next major that the same samples were checked on. */
  next?: string;
  /** How many folds of the page tell what differs there. */
  differences?: string;
  /** Where they differ from those above. */
  nextCompiled?: string;
  nextRan?: string;
  /** Packages whose samples were left out there. */
  without?: string;
}

/** How the line begins: what was done on the major of the book. */
const counted = (nest: string, compiled: string, ran: string): string =>
  ran === '0'
    ? translate({ message: '示例已在 Nest {nest} 上编译（{compiled}）' }, { nest, compiled })
    : translate(
        { message: '示例已在 Nest {nest} 上编译（{compiled}）并运行（{ran}）' },
        { nest, compiled, ran },
      );

/** What was done on the next major, where that is not the same. */
const countedNext = (nest: string, compiled: string, ran: string): string =>
  ran === '0'
    ? translate({ message: '；Nest {nest} 上编译（{compiled}）' }, { nest, compiled })
    : translate(
        { message: '；Nest {nest} 上编译（{compiled}）并运行（{ran}）' },
        { nest, compiled, ran },
      );

/** What the check found out about the page's samples, on the major of the book and on the next one. */
export default function Verified({ nest, compiled, ran, ...other }: Props): ReactNode {
  return (
    <p className={styles.verified}>
      <Icon name="check" />
      <span>
        {counted(nest, compiled, ran)}
        {other.next && nextOf({ ...other, next: other.next })}
      </span>
    </p>
  );
}

function nextOf({
  next,
  differences = '0',
  nextCompiled,
  nextRan = '0',
  without,
}: Omit<Props, 'nest' | 'compiled' | 'ran'> & { next: string }): ReactNode {
  if (without && nextCompiled === '0')
    return translate({ message: '；用到 {without}，没有在 {next} 上检查' }, { without, next });
  return (
    <>
      {nextCompiled === undefined
        ? differences === '0' && translate({ message: '；{next} 上同样' }, { next })
        : countedNext(next, nextCompiled, nextRan)}
      {without && translate({ message: '，用到 {without} 的没有在上面检查' }, { without })}
      {differences !== '0' && (
        <>
          {translate({ message: '；{next} 上有 {differences} 处不同：' }, { next, differences })}
          {Array.from({ length: Number(differences) }, (_, index) => (
            <Fragment key={index}>
              {index > 0 &&
                translate({ message: '、', description: 'Between two parts of a list' })}
              <a href={`#nest${next.split('.')[0]}-${index + 1}`}>
                {translate({ message: '第 {number} 处' }, { number: index + 1 })}
              </a>
            </Fragment>
          ))}
        </>
      )}
    </>
  );
}
