import { moduleWords } from '#platform/contract/words.ts'
import { assemblyPermissions } from '../permission-group.ts'

/** What people call what assemblies do, have and declare, in both languages. */
export const assembliesWords = moduleWords({
  modules: {
    assemblies: ['區分所有權人會議', 'Owners’ assemblies'],
  },
  acts: {
    'assemblies.create': ['新增會議', 'Added an assembly'],
    'assemblies.edit': ['更改會議', 'Changed an assembly'],
    'assemblies.publish': ['發布會議', 'Published an assembly'],
    'assemblies.start': ['宣布開會', 'Began an assembly'],
    'assemblies.end': ['宣布散會', 'Ended an assembly'],
    'assemblies.cancel': ['取消會議', 'Called an assembly off'],
    'assemblies.delete': ['刪除會議', 'Deleted an assembly'],
    'assemblies.reset': ['重設會議', 'Reset an assembly'],
    'assemblies.serve': ['登錄送達', 'Noted serving'],
    'assemblies.object': ['登錄異議', 'Noted an objection'],
    'assemblies.postOutcome': ['登錄結果公告', 'Noted that the outcome was posted'],
    'assemblies.print': ['列印會議文件', 'Printed a paper of an assembly'],
    'assemblies.template': ['下載名冊範本', 'Downloaded the template of a roll'],
    'assemblies.changeRoll': ['更改名冊', 'Changed the roll'],
    'assemblies.registerOwner': ['本人報到', 'Registered an owner'],
    'assemblies.registerAgent': ['代理報到', 'Registered an agent'],
    'assemblies.leave': ['登錄離席', 'Noted that somebody left'],
    'assemblies.comeBack': ['取消離席', 'Noted that somebody came back'],
    'assemblies.cancelRegistration': ['取消報到', 'Cancelled a registration'],
    'assemblies.exportRegistrations': ['匯出簽到簿', 'Exported the sign-in book'],
    'assemblies.exportResults': ['匯出表決結果', 'Exported the results'],
    'assemblies.addTopic': ['新增議案', 'Added a motion'],
    'assemblies.updateTopic': ['更改議案', 'Changed a motion'],
    'assemblies.deleteTopic': ['刪除議案', 'Deleted a motion'],
    'assemblies.startVoting': ['開始表決', 'Began voting'],
    'assemblies.closeVoting': ['結束表決', 'Closed voting'],
    'assemblies.resetVoting': ['重設表決', 'Reset voting'],
    'assemblies.vote': ['登錄票', 'Entered votes'],
    'assemblies.voteByPhone': ['手機投票', 'Voted by phone'],
    'assemblies.drawLots': ['登錄抽籤', 'Entered drawn lots'],
    'assemblies.decide': ['宣布結果', 'Declared a result'],
    'assemblies.cancelDecision': ['取消宣布', 'Took a declaration back'],
  },
  targets: {
    assembly: ['會議', 'Assembly'],
    assemblyTopic: ['議案', 'Motion'],
  },
  fields: {
    assemblyStatus: ['狀態', 'State'],
    units: ['戶別', 'Units'],
    unitCount: ['戶數', 'Units'],
    voteCount: ['票數', 'Votes'],
    decision: ['宣布', 'Declared'],
    paper: ['文件', 'Paper'],
  },
  values: {
    'assemblyStatus.draft': ['草稿', 'Draft'],
    'assemblyStatus.published': ['已發布', 'Published'],
    'assemblyStatus.running': ['進行中', 'Running'],
    'assemblyStatus.ended': ['已結束', 'Ended'],
    'assemblyStatus.cancelled': ['已取消', 'Called off'],
    'decision.carried': ['通過', 'Carried'],
    'decision.rejected': ['未通過', 'Not carried'],
    'decision.deferred': ['保留', 'Deferred'],
    'decision.withdrawn': ['撤案', 'Withdrawn'],
    'paper.notice': ['開會通知', 'Notice'],
    'paper.cards': ['出席證', 'Attendance cards'],
    'paper.proxies': ['委託書', 'Proxy forms'],
    'paper.signIn': ['簽到簿', 'Sign-in book'],
    'paper.minutes': ['會議紀錄', 'Minutes'],
  },
  permissionGroup: assemblyPermissions,
  permissions: {
    'assemblies.view': ['查看會議', 'See assemblies'],
    'assemblies.prepare': ['籌備會議、名冊與議案', 'Prepare assemblies, rolls and motions'],
    'assemblies.register': ['報到與登錄票', 'Register people and enter votes'],
    'assemblies.chair': ['主持表決與宣布', 'Chair: voting and declaring'],
  },
  faults: {
    分子不能大於分母: 'the part is not larger than the whole',
    至少一位區分所有權人: 'one owner at least',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    assemblies: typeof assembliesWords
  }
}
