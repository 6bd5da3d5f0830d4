import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Notice from '../Notice';

interface Props {
  error: Error;
  tryAgain: () => void;
}

/** What the reader sees when a part of a page throws: the frame stays, with a way on. */
export default function Failure({ error, tryAgain }: Props): ReactNode {
  return (
    <Notice title={translate({ message: '这一页出错了' })}>
      <p>
        <Translate values={{ home: <a href="/">{translate({ message: '文档首页' })}</a> }}>
          {'页面的一部分没能显示出来。可以再试一次，或者回到{home}。'}
        </Translate>
      </p>
      <button type="button" onClick={tryAgain}>
        {translate({ message: '重试' })}
      </button>
      <p>
        <small translate="no">{error.message}</small>
      </p>
    </Notice>
  );
}
