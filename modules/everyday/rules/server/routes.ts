import { serve } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { keepAttachment } from '#modules/everyday/news/server/public.ts'
import { rules } from '../contract.ts'
import { correctRule } from './correct.ts'
import { makeNews } from './make-news.ts'
import { withdrawVersion } from './withdraw.ts'
import { addRule, addVersion, deleteRule, listRules, openRuleFile, readRule } from './rules.ts'

/** The calls of rules, over whatever keeps files. */
export const rulesRoutes = (storage: Storage) =>
  serve(rules, {
    listRules: (context) => listRules(context),
    getRule: (context, { ruleId }) => readRule(context, ruleId),
    openFile: openRuleFile,
    keepFile: (context, _, { form }) => keepAttachment(context, storage, form),
    addRule,
    addVersion,
    correctRule,
    withdrawVersion,
    makeNews,
    deleteRule: (context, { ruleId }) => deleteRule(context, ruleId),
  })
