import { serve } from '#platform/server/serve.ts'
import { rules } from '../contract.ts'
import { correctRule } from './correct.ts'
import { makeNews } from './make-news.ts'
import { addRule, addVersion, deleteRule, listRules, openRuleFile, readRule } from './rules.ts'

export const routes = serve(rules, {
  listRules: (context) => listRules(context),
  getRule: (context, { ruleId }) => readRule(context, ruleId),
  openFile: openRuleFile,
  addRule,
  addVersion,
  correctRule,
  makeNews,
  deleteRule: (context, { ruleId }) => deleteRule(context, ruleId),
})
