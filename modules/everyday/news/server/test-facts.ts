import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'news',
      columns: 'title content',
      after: { kept: 'what a community announced is its record' },
      onRequest: {
        kept: 'it is written by the community to all, and names nobody by whom it could be found',
      },
    },
    {
      table: 'news_change',
      columns: 'changes reason',
      after: { kept: 'what a community announced is its record' },
      onRequest: {
        kept: 'it is written by the community to all, and names nobody by whom it could be found',
      },
    },
  ],
  plain: {
    news: 'category files audience read_key',
    news_change: 'act',
  },
  ids: { newsId: 'news', 'news:id': 'news', 'news.addNews:tabletId': 'household' },
  made: ['news.addNews:id'],
}
