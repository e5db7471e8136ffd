import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: { maintenance_budget_change: 'reason' },
  ids: {
    'costEstimations:planId': 'maintenance_plan',
    'costEstimations:assetId': 'asset',
    'costEstimations:assemblyId': 'assembly',
  },
  made: ['costEstimations.changeBudget:changeId', 'costEstimations.draftMotion:topicId'],
}
