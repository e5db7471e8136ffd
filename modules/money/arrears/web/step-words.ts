/** The steps and channels, as pages of arrears say them. */
export const stepWords = {
  step_reminder: '提醒',
  step_notice: '通知',
  step_demand: '催告',
  step_certified: '存證信函',
  step_order: '支付命令',
  channel_message: '訊息',
  channel_phone: '電話',
  channel_letter: '投遞信函',
  channel_registered: '掛號',
  channel_court: '法院',
} as const

export const stepEnglish = {
  step_reminder: 'Reminder',
  step_notice: 'Notice',
  step_demand: 'Demand',
  step_certified: 'Certified letter',
  step_order: 'Payment order',
  channel_message: 'Message',
  channel_phone: 'Telephone',
  channel_letter: 'Letter by hand',
  channel_registered: 'Registered mail',
  channel_court: 'Court',
} as const
