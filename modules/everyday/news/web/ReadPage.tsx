import './page-texts.ts'
import './edit.css'
import { useQuery } from '@tanstack/react-query'
import { FormattedView } from '#modules/everyday/formatted-text/web/public.ts'
import { linkUnknown, notifications } from '#modules/everyday/notifications/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { news, newsLinkUnknown } from '../contract.ts'
import { newsApi } from './list-query.ts'
import { newsReadRoute } from './screens.ts'

const notificationsApi = client(notifications)
const gone = [linkUnknown().code, newsLinkUnknown().code]

/** What a resident sees: behind the link of a message, which says that they read it, or the QR code of a poster. */
export function ReadPage() {
  const t = useTexts('newsPage')
  const title = useTexts('news')('read')
  const { key, news: poster = '-' } = newsReadRoute.useSearch()
  const asked = useQuery({
    queryKey: ['news read', key, poster],
    queryFn: async () =>
      key
        ? (await notificationsApi.openLink({ key }, { handles: gone })).data
        : (await newsApi.openNews({ key: poster }, { handles: gone })).data,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const path = (key ? notifications.calls.openLinkFile : news.calls.openNewsFile).path
  const addressOf = (file: string) =>
    `${path.replace('{key}', key ?? poster)}?Path=${encodeURIComponent(file)}`
  return (
    <div className="nw-reading">
      <Loaded
        of={asked}
        failed={t('linkFailed')}
        skeleton={['1fr']}
        rows={6}
        instead={(problem) =>
          gone.includes(problem.code) && (
            <>
              <h1>{title}</h1>
              <EmptyState icon="off" title={t('linkGone')} text={sentenceOf(problem)} />
            </>
          )
        }
      >
        {(letter) => (
          <article>
            <p className="lb-quiet">{letter.communityName}</p>
            <h1>{letter.title}</h1>
            <p className="lb-14 lb-quiet">
              {t('publishedAt', { when: speakTime(letter.sentAt) })}
              {letter.until && `　${t('until', { when: speakTime(letter.until) })}`}
            </p>
            <div className="nw-letter">
              <FormattedView of={letter.content} picture={(file) => <img src={addressOf(file)} alt="" />} />
            </div>
            <ul className="nw-files">
              {letter.files.map((name) => (
                <li key={name}>
                  <Icon name="doc" size={16} />
                  <a href={addressOf(name)} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </article>
        )}
      </Loaded>
    </div>
  )
}
