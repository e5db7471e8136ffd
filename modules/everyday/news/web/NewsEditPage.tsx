import './page-texts.ts'
import './news.css'
import './edit.css'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { NewsEditor } from './NewsEditor.tsx'
import { newsApi } from './list-query.ts'
import { newsEditRoute } from './screens.ts'

/** Writes news, new ones or those of the address. */
export function NewsEditPage() {
  const t = useTexts('newsPage')
  const { id } = newsEditRoute.useSearch()
  const asked = useQuery({
    queryKey: ['news edit', id],
    queryFn: async () => (await newsApi.getNews({ newsId: id ?? '' })).data,
    enabled: id !== undefined,
    refetchOnWindowFocus: false,
    retry: false,
    gcTime: 0,
  })
  if (id === undefined) return <NewsEditor key="new" />
  return (
    <Loaded of={asked} failed={t('failed')} skeleton={['1fr', 300]} rows={8}>
      {(news) => <NewsEditor key={news.newsId} news={news} />}
    </Loaded>
  )
}
