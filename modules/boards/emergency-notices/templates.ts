/** What a take-over begins with, in the order in which it is offered (R223). Minutes: how long it is meant to stand. */
export const templates = [
  {
    templateId: 'fire',
    title: '火警',
    content: '請立刻走安全梯到一樓中庭集合，勿搭電梯。\n有煙就蹲低，掩住口鼻。\n走不動的人請留在門邊呼救。',
    minutes: 30,
  },
  {
    templateId: 'earthquake',
    title: '地震',
    content: '請就地趴下、掩護、穩住，遠離窗戶。\n搖晃停止後走安全梯，勿搭電梯。',
    minutes: 30,
  },
  {
    templateId: 'powerCut',
    title: '停電',
    content: '本社區停電，搶修中，電梯暫停使用。\n受困電梯請按對講機，不要自行扳門。',
    minutes: 120,
  },
  {
    templateId: 'waterCut',
    title: '停水',
    content: '本社區暫停供水，搶修中。\n恢復供水後請先放水 1 分鐘。',
    minutes: 240,
  },
  {
    templateId: 'airRaid',
    title: '防空',
    content: '請立刻到地下室避難，遠離窗戶與出入口。\n聽從管理人員指示。',
    minutes: 60,
  },
  {
    templateId: 'missing',
    title: '尋人',
    content: '協尋走失住戶，若看到請通知管理中心。\n請寫下衣著、年齡與最後看到的地方，不要寫姓名。',
    minutes: 120,
  },
  {
    templateId: 'other',
    title: '緊急通知',
    content: '請遠離出事的地方。\n依管理人員的指示行動。',
    minutes: 30,
  },
] as const
export type TemplateId = (typeof templates)[number]['templateId']
export const templateIds = templates.map((one) => one.templateId) as [TemplateId, ...TemplateId[]]
