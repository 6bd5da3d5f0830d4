import type {ReactNode} from 'react';
import Notice from '../Notice';

interface Props {
  error: Error;
  tryAgain: () => void;
}

/** What the reader sees when a part of a page throws: the frame stays, with a way on. */
export default function Failure({error, tryAgain}: Props): ReactNode {
  return (
    <Notice title="这一页出错了">
      <p>
        页面的一部分没能显示出来。可以再试一次，或者回到<a href="/">文档首页</a>。
      </p>
      <button type="button" onClick={tryAgain}>
        重试
      </button>
      <p>
        <small translate="no">{error.message}</small>
      </p>
    </Notice>
  );
}
