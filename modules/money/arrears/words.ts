import { moduleWords } from '#platform/contract/words.ts'
import { feePermissions } from '#modules/money/permission-groups.ts'

/** What people call what arrears do, have and declare, in both languages. */
export const arrearsWords = moduleWords({
  modules: {
    arrears: ['催繳', 'Arrears'],
  },
  acts: {
    'arrears.demand': ['催繳', 'Dunned households'],
    'arrears.demandAgain': ['催繳（重送）', 'Dunned households (sent again)'],
    'arrears.printAging': ['列印欠款帳齡', 'Printed what is owed by age'],
    'arrears.printBoard': ['列印逾期戶別', 'Printed the overdue households'],
    'arrears.printLetters': ['列印催繳信函', 'Printed letters of demands'],
    'arrears.printStatement': ['列印對帳單', 'Printed a statement'],
    'arrears.printStatements': ['列印多戶對帳單', 'Printed statements'],
    'arrears.saveSettings': ['變更催繳設定', 'Changed the settings of arrears'],
    'arrears.view': ['查看欠繳', 'Viewed what a household owes'],
    'arrears.voidDemand': ['取消催繳', 'Took a demand back'],
  },
  targets: {
    demand: ['催繳', 'Demand'],
    arrearsSetting: ['催繳設定', 'Settings of arrears'],
  },
  fields: {
    step: ['催繳階段', 'Step'],
    termOn: ['繳納期限', 'Term'],
    dunned: ['催繳戶別', 'Dunned households'],
    overdueCount: ['戶數', 'Number of households'],
    'query.view': ['範圍', 'Shown'],
    'query.age': ['帳齡', 'Age'],
    'query.run': ['期別', 'Run'],
    statementCount: ['對帳單數', 'Number of statements'],
    letterCount: ['信函數', 'Number of letters'],
    rates: ['遲延利率', 'Rates of interest'],
    considerable: ['相當金額', 'Considerable sum'],
    demandDays: ['催告的最短期限', 'Shortest term of a demand'],
    ladder: ['催繳階段', 'Ladder'],
    letters: ['信函', 'Letters'],
  },
  values: {
    'basis.none': ['不計息', 'No interest'],
    'basis.statutory': ['法定利率', 'Statutory rate'],
    'basis.bylaws': ['規約利率', 'Rate of the bylaws'],
    'view.all': ['全部未繳', 'All that is unpaid'],
    'view.interest': ['只剩遲延利息', 'Interest alone'],
    'age.upTo30': ['逾期 30 天內', 'Up to 30 days'],
    'age.upTo60': ['逾期 31–60 天', '31 to 60 days'],
    'age.upTo90': ['逾期 61–90 天', '61 to 90 days'],
    'age.older': ['逾期超過 90 天', 'More than 90 days'],
    'step.none': ['尚未催繳', 'Not dunned yet'],
    'step.waiting': ['有款待銷帳', 'Money waits to be matched'],
    'step.undelivered': ['訊息未送達', 'Message not delivered'],
    'step.reminder': ['提醒', 'Reminder'],
    'step.notice': ['通知', 'Notice'],
    'step.demand': ['催告', 'Demand'],
    'step.certified': ['存證信函', 'Certified letter'],
    'step.order': ['支付命令', 'Payment order'],
    'channel.message': ['訊息', 'Message'],
    'channel.letter': ['投遞信函', 'Letter'],
    'channel.registered': ['掛號', 'Registered mail'],
    'channel.court': ['法院', 'Court'],
    'arrearsSetting.ladder': ['催繳階段', 'Ladder'],
    'arrearsSetting.interest': ['遲延利息', 'Interest'],
    'arrearsSetting.letters': ['信函', 'Letters'],
  },
  sheets: {
    debts: ['欠款', 'Arrears'],
  },
  permissionGroup: feePermissions,
  permissions: {
    'arrears.view': ['查看欠繳', 'See arrears'],
    'arrears.dun': ['催繳與設定信函', 'Dun households and edit letters'],
  },
  holdings: {
    arrears: {
      title: ['催繳紀錄', 'Demands'],
      words: [
        '催繳信函是請求給付的證據，依帳務保存期限保留，不因請求刪除。',
        'Letters of demands are evidence of a claim and stay as long as accounts must, whatever is asked.',
      ],
    },
  },
  faults: {
    催繳階段須依序各一項: 'each step of the ladder once, in order',
    至少使用一個催繳階段: 'at least one step of the ladder is in use',
    '催告以投遞信函或掛號、存證信函以掛號、支付命令以法院為之，其他階段不經法院':
      'a demand by letter or registered mail, a certified letter by registered mail, a payment order by the court, and no other step by the court',
    '利率須依生效日排列，同一天只能有一個利率': 'rates in the order of their days, one a day',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    arrears: typeof arrearsWords
  }
}
