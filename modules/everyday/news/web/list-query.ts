import { client } from '#platform/web/calls/client.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { news, newsCategories } from '../contract.ts'
import type { NewsSearch } from './screens.ts'

export const newsApi = client(news)

/** A page of news. */
export const newsQuery = ({ view, category, text = '' }: NewsSearch, { after }: PageStart) =>
  pageQuery(['news', 'list'], newsApi.listNews, {
    status: view,
    category: newsCategories.find((one) => one === category),
    text,
    after,
    maxCount: 50,
  })
