import { problem } from '#platform/contract/problem.ts'

export const assemblyIdTaken = () => problem(409_24_001, '同一次新增已存成另一場會議，請重新整理後再新增。')
export const assemblyChangedMeanwhile = () =>
  problem(409_24_002, '這場會議剛被另一位同仁改過，請看過新的內容再試。')
export const notDraft = () => problem(409_24_003, '會議已經發布，不能再發布一次。')
export const notPublished = () => problem(409_24_004, '會議還沒發布，或已經開始，請重新整理。')
export const stillDraft = () => problem(409_24_834, '會議還沒發布，請先發布再試。')
export const notRunning = () => problem(409_24_005, '會議不在進行中，請重新整理後再試。')
export const alreadyOver = () => problem(409_24_006, '會議已經結束或取消，不能再更改。')
export const alreadyServed = () =>
  problem(409_24_007, '開會通知或紀錄已經送達、公告或定稿，不能重設或刪除；要停辦請取消會議。')
export const noUnits = () => problem(409_24_008, '還沒有區分所有權人名冊，請先匯入再發布。')
export const noTopics = () => problem(409_24_009, '還沒有議案，請先新增再發布。')
export const stillVoting = () => problem(409_24_010, '還有議案在表決中，請先結束表決。')
export const notDecided = (number: number) =>
  problem(409_24_011, `第 ${number} 案還沒宣布結果，請主席宣布後再結束會議。`)
export const parentWrong = () =>
  problem(409_24_012, '重新召集的會議要指出原來的會議，而且原來的會議必須已經結束。')
export const notOver = () => problem(409_24_013, '會議還沒結束，還沒有紀錄可以送達。')

export const rollClosed = () => problem(409_24_020, '會議已經開始，名冊不能再更改。')
export const labelTwice = (label: string) =>
  problem(409_24_021, `名冊裡已經有 ${label}，一個專有部分只能列一次。`)
export const workbookWrong = (messages: string[]) =>
  problem(400_24_020, `名冊有 ${messages.length} 個錯誤，一戶都沒有匯入。`, { messages })
export const workbookUnreadable = () =>
  problem(400_24_021, '這個檔案讀不出來，請用範本填寫並存成 .xlsx 再上傳。')
export const areaMissing = (label: string, count: number) =>
  problem(
    409_24_022,
    `${label}等 ${count} 戶在住戶資料裡沒有專有部分面積或所有權人，請先補齊或改用名冊檔匯入。`,
  )
export const hasPresence = (label: string) =>
  problem(409_24_023, `${label} 已經報到，請先取消報到再更改名冊。`)

export const alreadyRegistered = (label: string, when: string, who: string) =>
  problem(409_24_030, `${label} 已在 ${when} 由${who}報到。`)
export const ownerIsThere = (label: string) =>
  problem(409_24_031, `${label} 的區分所有權人本人已到場，不能再由代理人代表。`)
export const notThere = (label: string) => problem(409_24_032, `${label} 沒有報到，或已經離席。`)
export const notLeft = (label: string) => problem(409_24_033, `${label} 沒有離席。`)
export const ownAgent = () => problem(409_24_034, '區分所有權人不能委託自己，請用本人報到。')
export const agentMissing = () =>
  problem(400_24_030, '代理人是另一位區分所有權人時，請選出他是哪一戶（條例第 27 條）。')

export const topicIdTaken = () => problem(409_24_040, '同一次新增已存成另一個議案，請重新整理後再新增。')
export const topicChanged = () => problem(409_24_041, '這個議案剛被另一位同仁改過，請看過新的內容再試。')
export const topicBegun = () => problem(409_24_042, '這個議案已經表決過，不能更改或刪除；需要時請先重設。')
export const electionExtempore = () =>
  problem(409_24_043, '委員選舉要列在開會通知裡並公告，不得以臨時動議提出（條例第 30 條第 2 項）。')
export const notOfParent = () =>
  problem(409_24_044, '重新召集的會議只能就同一議案再議（條例第 32 條），請從原會議帶入議案。')
export const optionsWrong = () => problem(400_24_040, '選項要有兩個以上，名稱不能重複。')
export const seatsWrong = () => problem(400_24_041, '選舉要有應選名額，候選人的分區也要在名額表裡。')

export const otherVoting = () => problem(409_24_050, '另一個議案正在表決，請先結束那一案。')
export const notWaiting = () => problem(409_24_051, '這個議案已經在表決或已經結束，請重新整理。')
export const notVoting = () => problem(409_24_052, '這個議案現在沒有在表決，票沒有收下。')
export const notInHall = (label: string) =>
  problem(409_24_053, `開始表決時 ${label} 不在場，或由別人代表，不能這樣投本案。`)
export const alreadyVoted = (label: string) =>
  problem(409_24_054, `${label} 在本案已經投過票，一戶只有一票。`)
export const choiceWrong = () => problem(400_24_050, '選的項目不在本案的選項裡，或超過可以選的數目。')
export const mustVoteAlike = (label: string) =>
  problem(409_24_055, `${label} 的區分所有權人有好幾戶，以人計算時各戶要投得一樣。`)
export const paperDiffers = (label: string) =>
  problem(409_24_056, `${label} 兩人登錄的票不一樣，請一起再看一次那張票。`)
export const sameReader = (label: string) =>
  problem(409_24_057, `${label} 的紙本票要由另一位同仁再登錄一次。`)
export const countsTooMany = () =>
  problem(400_24_051, '各選項加起來超過開始表決時的出席人數或面積，請再核對。')
export const countsMissing = () =>
  problem(409_24_058, '還沒有兩人一致的開票結果，請由兩位同仁各登錄一次相同的數字再結束表決。')
export const wrongWay = () => problem(409_24_059, '這個議案的表決方式不是這一種，請重新整理。')
export const paperWaits = (count: number) =>
  problem(409_24_060, `還有 ${count} 張紙本票只有一人登錄，請由另一位同仁登錄後再結束表決。`)
export const timeOver = () => problem(409_24_061, '投票時間已經到了，請洽報到台，或請主席延長。')

export const notClosed = () => problem(409_24_070, '表決還沒結束，還不能宣布。')
export const reasonMissing = () =>
  problem(400_24_070, '宣布和計算結果不同，或表決後才保留、撤案，請寫下理由。')
export const noDecision = () => problem(409_24_071, '這個議案還沒有宣布，沒有可以取消的決定。')
export const lotsMissing = () => problem(409_24_072, '還有同票沒有抽籤，請先登錄抽籤結果再宣布。')
export const lotsWrong = () => problem(400_24_071, '抽籤結果要包含同票的每一位，一位一次。')
export const alreadyDecided = () => problem(409_24_073, '這個議案已經宣布，請先取消宣布。')

export const alreadyObjected = (label: string) => problem(409_24_080, `${label} 對這個議案已經提過異議。`)
export const objectionLate = (until: string) =>
  problem(409_24_081, `異議期間到 ${until} 為止，已經過了（條例第 32 條第 2 項）。`)
export const notReconvened = () =>
  problem(409_24_082, '只有重新召集的會議所作的決議才有書面異議期間（條例第 32 條）。')
export const notServedYet = (label: string) =>
  problem(409_24_083, `${label} 的紀錄還沒送達，異議期間還沒開始。`)

export const outcomeTooEarly = (day: string) =>
  problem(
    409_24_086,
    day
      ? `異議期間到 ${day} 為止，過後才能公告結果（條例第 32 條第 3 項）。`
      : '紀錄還沒有送達每一位區分所有權人，異議期間還沒開始，還不能公告結果。',
  )
export const outcomeAhead = () => problem(400_24_087, '公告日不能晚於今天。')
export const outcomePosted = (day: string) => problem(409_24_088, `結果已於 ${day} 公告，不能再更改。`)

export const minutesPostedWrong = () =>
  problem(409_24_816, '公告日不可能：紀錄要在會議結束後公告，不能晚於今天。')
export const minutesPosted = (day: string) =>
  problem(409_24_817, `會議紀錄已登錄在 ${day} 公告；要更正請寫明原因。`)
export const nothingPosted = () =>
  problem(409_24_818, '還沒有可以公告的結果：異議期間還沒過，或這不是重新召集的會議（條例第 32 條）。')

export const shortOfQuorum = (number: number, missing: string) =>
  problem(
    409_24_820,
    `出席未達第 ${number} 案的門檻，尚差 ${missing}。可以再等人報到；仍要進行時請寫下理由，理由列入會議紀錄。`,
  )

export const rollServed = (labels: string, count: number) =>
  problem(
    409_24_824,
    `${labels}${count > 5 ? ` 等 ${count} 戶` : ''} 已登錄開會通知送達，新的名冊卻沒有，名冊沒有更改。戶別寫法不同時，請先改成一樣的寫法再匯入。`,
  )
export const noTimeLimit = () => problem(409_24_825, '這一案沒有限時，投到主席結束表決為止，不用延長。')
export const topicNoticed = (number: number) =>
  problem(
    409_24_826,
    `第 ${number} 案已列在開會通知，不能刪除。通知還沒送達時可以先重設會議；已經送達時請主席在會議中宣告撤案。`,
  )

export const agendaChanged = () =>
  problem(409_24_827, '議程剛被另一位同仁改過，順序沒有更改；請看過新的議程再調整。')
export const orderFixed = () => problem(409_24_835, '會議已經發布，議案的順序跟著開會通知，不能再調整。')
export const orderWrong = () => problem(400_24_827, '新的順序要包含現在的每一個議案，一案一次。')
export const calledAgain = () =>
  problem(
    409_24_828,
    '已有會議就這一場的議案重新召集（條例第 32 條），不能重設或刪除；請先取消或刪除那一場。',
  )
export const correctionMissing = () =>
  problem(400_24_829, '會議紀錄已經定稿；再出一版要寫明更正的內容與理由，先前的版本會保留。')
export const minutesIdTaken = () => problem(409_24_829, '同一次定稿已存成另一版，請重新整理後再試。')
export const attendeeSame = (label: string) =>
  problem(409_24_830, `${label} 到場的就是這一位，或這一戶不是共有，沒有更改。`)
export const notInPerson = (label: string) =>
  problem(409_24_831, `${label} 不是由區分所有權人到場，不能改登到場的共有人。`)

export const bylawsChangedMeanwhile = (who: string, when: string) =>
  problem(409_24_819, `${who}已於${when}改過規約門檻，請看過新的內容再儲存。`)

export const ballotUnknown = () => problem(404_24_090, '這張出席證的條碼不是本次會議的，請到報到台詢問。')

export const trusteesNotReady = () =>
  problem(409_24_100, '三位開票人的鑰匙還沒齊，請先在「開票人」完成，或改用紙本不記名。')
export const keysAreUsed = () => problem(409_24_101, '已經有議案用這把鑰匙投票，不能再更換開票人。')
export const trusteeUnknown = () =>
  problem(404_24_100, '這個開票連結不存在或已經作廢，請向會議承辦人索取新的。')
export const stepTaken = () =>
  problem(409_24_102, '這個連結的鑰匙已經由另一台裝置建立。若不是您本人，請通知承辦人重新指定開票人。')
export const messageWrong = () => problem(400_24_100, '送出的內容核對不符，沒有收下。請重新開啟這一頁再試。')
export const ballotWrong = () => problem(400_24_101, '這張票的證明核對不符，沒有收下。請重新整理後再投。')
export const notCounted = () =>
  problem(409_24_103, '這幾戶超過條例第 27 條的上限，不計入表決，沒有票可以投。')
export const notOpened = () => problem(409_24_104, '還沒開票，請兩位開票人開票後再宣布。')
export const archiveKept = () =>
  problem(409_24_105, '有選項不到五人，為了不讓人認出是誰，核對檔不對外提供，由主席保管。')

export const speakerIdTaken = () => problem(409_24_084, '同一次登記已存成另一位發言人，請重新整理後再登記。')
export const speechOver = () => problem(409_24_085, '這次發言已經結束，請重新整理。')

export const replaceNeedsRecord = (label: string) =>
  problem(409_24_800, `${label} 的票已經算數，只有可以「記錄」這場會議的人能改登，並要寫明理由。`)
export const replaceReasonMissing = () => problem(400_24_800, '改登已經算數的票，請寫下理由。')

export const agentNameWrong = (name: string, label: string) =>
  problem(400_24_801, `${name} 不是 ${label} 的區分所有權人，請核對代理人姓名或戶別。`)
export const agentNotThere = (name: string) =>
  problem(409_24_801, `${name} 本人還沒有報到或已經離席，不能代理別人；請先辦他本人的報到。`)
export const agentIsWho = (name: string, label: string) =>
  problem(
    409_24_802,
    `名冊裡 ${label} 的區分所有權人也叫 ${name}。是同一人請選「區分所有權人」和他的戶別；不是同一人請填委託書上的身分證末四碼。`,
  )
export const agentWithTwoKeys = (name: string, label: string) =>
  problem(
    409_24_803,
    `${name} 已經是 ${label} 的代理人，兩次填得不一樣。同一人的委託要合計（條例第 27 條），請用同樣的方式登記；不是同一人請兩筆都填身分證末四碼。`,
  )
export const voteIsOpen = (label: string) =>
  problem(409_24_804, `表決中，${label} 的票已在本案的分母裡，不能取消報到。請先結束或重設表決，再取消。`)
export const objectorAbsent = (label: string) =>
  problem(409_24_805, `${label} 沒有出席這一案，不能提出當場異議。`)

export const rulesFixed = () =>
  problem(
    409_24_806,
    '會議已經開始，類別、門檻、計算方式、選項與名額不能再更改。設定有誤時，請主席宣布時寫明理由。',
  )
export const sourceCarried = (number: number) =>
  problem(409_24_807, `原會議第 ${number} 案已經通過，不能再議（條例第 32 條）。`)
export const sourceWithdrawn = (number: number) =>
  problem(
    409_24_833,
    `原會議第 ${number} 案已經撤案，沒有可以再議的決議（條例第 32 條）；要再提請列為新的議案。`,
  )
export const sourceTwice = (number: number) =>
  problem(409_24_808, `原會議第 ${number} 案已經帶入這場會議，一案只能帶入一次。`)
export const parentResolved = () =>
  problem(409_24_809, '原會議的議案都已經通過，沒有可以重新召集再議的議案（條例第 32 條）。')
export const kindHasTopics = () =>
  problem(409_24_810, '已經有議案，不能再改成或改掉重新召集的會議；請先刪除議案。')
export const countHasPeople = () =>
  problem(409_24_811, '已經有人報到，不能再更改人數的計算方式；請先取消報到。')

export const attendeeMissing = (label: string) =>
  problem(400_24_803, `${label} 是共有，請選哪一位到場；共有人推選一人行使權利（條例第 27 條第 1 項）。`)
export const attendeeNotOwner = (name: string, label: string) =>
  problem(400_24_804, `${name} 不是 ${label} 的區分所有權人，請選到場的那一位；別人代為出席請用委託報到。`)

export const servedOnWrong = () =>
  problem(409_24_812, '送達日不可能：通知要在開會日以前，紀錄要在開會日以後，都不能晚於今天。')
export const objectionKept = () =>
  problem(409_24_813, '當場異議只能在會議進行中撤回，書面異議只能在結果公告前撤回。')
export const receivedAhead = () => problem(409_24_814, '收到異議的日期不能晚於今天。')
export const originWrong = () =>
  problem(400_24_802, '文件上的網址要是現在這個系統的網址，請從系統的頁面列印。')
export const topicObjected = () => problem(409_24_815, '這個議案已有異議，不能刪除；請先撤回異議。')
export const beforeItsHour = () =>
  problem(409_24_821, '還沒到開會時間，不能宣布流會。要取消會議請用「取消會議」。')
export const enoughAreThere = () => problem(409_24_822, '出席已達門檻，不能宣布流會；請宣布開會。')
export const notSpokenFor = (label: string) =>
  problem(409_24_823, `${label} 不是由代理人出席，沒有委託書可以登錄。請重新查詢這一位。`)
