/**
 * Traditional characters, each with the simplified one that the book writes: those of titles, headings, keywords and other
 * names of things, and what is usual beside them. One that has two simplified forms is the one of computers.
 */
const PAIRS = `
個个 寫写 時时 數数 沒没 會会 類类 這这 來来 務务 應应 對对 過过 進进 樣样 認认
錯错 兩两 塊块 動动 開开 給给 發发 項项 處处 連连 換换 參参 戶户 編编 見见 選选
實实 關关 還还 碼码 啟启 裝装 別别 變变 間间 執执 調调 庫库 帶带 報报 條条 響响
號号 從从 為为 衛卫 試试 冊册 內内 讓让 讀读 譯译 則则 單单 傳传 誤误 結结 錄录
測测 經经 斷断 賴赖 頭头 拋抛 現现 組组 飾饰 攔拦 說说 驗验 敗败 記记 詢询 態态
層层 檢检 載载 問问 徑径 頁页 設设 檔档 濾滤 邊边 線线 規规 轉转 環环 當当 訂订
義义 運运 標标 誰谁 無无 圖图 舊旧 點点 輸输 覽览 閱阅 隊队 們们 監监 創创 屬属
領领 鍵键 東东 刪删 瀏浏 狀状 話话 閉闭 題题 級级 聲声 絕绝 緩缓 證证 綴缀 順顺
節节 決决 簽签 統统 倉仓 長长 導导 隨随 獨独 區区 該该 鉤钩 權权 總总 補补 鑰钥
丟丢 辦办 計计 產产 繼继 聯联 約约 張张 訪访 綁绑 靜静 驅驱 費费 夠够 儲储 負负
壓压 蓋盖 輪轮 備备 業业 舉举 護护 棄弃 議议 終终 語语 識识 遷迁 遠远 顯显 預预
場场 達达 鏈链 擴扩 額额 協协 資资 續续 書书 頻频 釋释 頂顶 細细 門门 遲迟 鎖锁
視视 懶懒 樹树 較较 輯辑 憑凭 縮缩 遞递 責责 強强 棧栈 盤盘 階阶 簡简 稱称 審审
難难 鏡镜 滾滚 習习 雜杂 熱热 獲获 專专 掃扫 幫帮 賬账 銷销 衝冲 擬拟 蹤踪 隱隐
鑑鉴 鈕钮 擊击 偽伪 擇择 礎础 詞词 針针 墊垫 邏逻 廣广 輕轻 質质 虛虚 冪幂 詳详
亂乱 觀观 脫脱 學学 欄栏 贊赞 貢贡 職职 縱纵 紹绍 訊讯 軟软 贈赠 剝剥 纏缠 濫滥
須须 滿满 況况 維维 郵邮 團团 論论 暫暂 絡络 將将 電电 穩稳 雙双 際际 齊齐 積积
盡尽 國国 評评 匯汇 違违 買买 網网 體体 後后 裡里 並并 準准 複复 復复 於于 雲云
製制 係系 幾几 萬万 與与 機机 據据 術术 異异 聽听 價价 優优 劃划 廠厂 週周 誌志
託托 掛挂 極极 構构 範范 種种 適适 採采 佔占 佈布 註注 麼么 嗎吗 臺台 帳账 佇伫
鑒鉴 裏里 離离 診诊 訴诉 歷历 疊叠 歸归 剛刚 雖虽 陣阵 減减 嚴严 壞坏 繞绕 夾夹 廢废
圍围 殼壳 搶抢 慣惯 臨临 純纯 險险 薦荐 畢毕 覺觉 側侧 鹽盐 頓顿 滯滞 擔担 筆笔 賦赋
擺摆 驟骤 跡迹 財财 氣气 車车 脈脉 牽牵 顧顾 擾扰 惡恶 鐘钟 潰溃 緒绪 畫画 講讲 寬宽
淨净 餘余 卻却 徵征 貼贴 偵侦 貓猫
請请 許许 確确 腳脚 籤签 員员 觸触 擋挡 養养 緊紧 洩泄 幹干 遊游 篩筛 齡龄 殺杀 徹彻 溫温 顏颜 橫横 懸悬 圓圆 彈弹 輔辅
營营 殘残 償偿 牆墙 幀帧 礙碍 轄辖 眾众 鋪铺 僅仅 遺遗 擠挤 軸轴 譜谱 繩绳 驚惊 織织 啓启 爲为 衞卫 説说 閲阅 鈎钩
`;

/** What Taiwan and Hong Kong call things, each with the word of the book; of two that begin alike the longer one first. */
const WORDS = `
設定檔 配置文件 設定 配置 資料庫 数据库 資料 数据 資訊 信息 訊息 消息 檔案 文件 記錄檔 日志 偵錯 调试 自訂 自定义
非同步 异步 使用者 用户 預設 默认 回傳 返回 逾時 超时 權杖 令牌 正式環境 生产环境 標頭 头 專案 项目 連線 连接 陣列 数组
物件 对象 函式 函数 字串 字符串 伺服器 服务器 網路 网络 變數 变量 全域 全局 執行緒 线程 建構 构造 樣板 模板 列舉 枚举
外掛 插件 存取 访问 原始碼 源码 快取 缓存 佇列 队列 模組 模块 中介軟體 中间件 登入 登录 相依性 依赖 型別 类型 閘道 网关
即時 实时 支援 支持 網域 域 取得 获取 介面 接口 程式碼 代码 應用程式 应用 雜湊 哈希 佈署 部署 記憶體 内存 除錯 调试 註解 注释
回應 响应 回呼 回调 執行個體 实例 相依注入 依赖注入 跨來源 跨域 篩選器 过滤器 主體 体 呼叫 调用 巢狀 嵌套 連接埠 端口 匯入 导入
匯出 导出 欄位 字段 主控台 控制台 最佳化 优化 映像檔 镜像 工作階段 会话 中介層 中间件 迴圈 循环
`
  .trim()
  .split(/\s+/);

const NAMES = new Map(
  WORDS.flatMap((word, index) => (index % 2 ? [] : [[word, WORDS[index + 1]!]])),
);
const NAME = new RegExp([...NAMES.keys()].join('|'), 'g');

const SIMPLIFIED = new Map(
  PAIRS.trim()
    .split(/\s+/)
    .map(([traditional, simplified]) => [traditional!, simplified!]),
);

/** A query as the book would write it: who writes `守衛` finds `守卫`, who writes `非同步` finds `异步`. */
export const simplify = (text: string): string =>
  text
    .replace(NAME, (name) => NAMES.get(name)!)
    .replace(/\p{Script=Han}/gu, (character) => SIMPLIFIED.get(character) ?? character);
