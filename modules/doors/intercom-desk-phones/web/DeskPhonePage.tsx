import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Post } from '../contract.ts'
import { deskPhonesApi } from './api.ts'
import { choosePost, useChosenPost } from './chosen-post.ts'
import { useLineState } from './phone-state.ts'

const phonesQuery = {
  queryKey: ['intercomDeskPhones'],
  queryFn: async () => (await deskPhonesApi.show({})).data,
  refetchInterval: 60_000,
}

/** 櫃台電話: which guard post rings this browser, and what hinders it. */
export function DeskPhonePage() {
  const t = useTexts('deskPhone')
  const title = useTexts('intercomDeskPhones')('page')
  const queries = useQueryClient()
  const query = useQuery(phonesQuery)
  useChanges(
    ['intercomDeskPhones.', 'intercomSentries.', 'intercomRinging.'],
    () => void queries.invalidateQueries({ queryKey: phonesQuery.queryKey }),
  )
  const line = useLineState()
  const hindrance = query.data?.hindrance
  return (
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <p className="lb-quiet">{t('lead')}</p>
      {hindrance && <Note tone="wait">{t(`hinder_${hindrance}`)}</Note>}
      {!hindrance && line === 'broken' && <Note tone="wait">{t('broken')}</Note>}
      <Panel title={t('posts')} lead={t('postsLead')}>
        <Loaded of={query} failed={t('loadFailed')} skeleton={['1fr', 160]} rows={2}>
          {({ posts }) =>
            posts.length ? (
              <ul className="lb-divided" aria-label={t('posts')}>
                {posts.map((post) => (
                  <PostLine
                    key={post.sentryId}
                    post={post}
                    isHindered={hindrance === 'noDomain' || hindrance === 'noSocket'}
                  />
                ))}
              </ul>
            ) : (
              <EmptyState icon="door" title={t('noPost')} />
            )
          }
        </Loaded>
      </Panel>
    </div>
  )
}

function PostLine({ post: { sentryId, name, ringing }, isHindered }: { post: Post; isHindered: boolean }) {
  const t = useTexts('deskPhone')
  const isChosen = useChosenPost() === sentryId
  const line = useLineState()
  return (
    <li className="lb-line lb-wrap lb-gap-12 lb-inner-10">
      <Icon name="door" />
      <span className="lb-grow lb-min">
        <b>{name}</b> <small className="lb-quiet">{t('ringing', { count: ringing })}</small>
      </span>
      {isChosen && line !== 'off' && (
        <span className="lb-line lb-gap-8">
          <span className="lb-14 lb-quiet">{t('here')}</span>
          <Mark kind={line === 'ready' ? 'done' : 'reminded'}>{t(`state_${line}`)}</Mark>
        </span>
      )}
      <Button
        type={isChosen ? 'default' : 'primary'}
        disabled={!isChosen && isHindered}
        onClick={() => choosePost(isChosen ? '' : sentryId)}
      >
        {t(isChosen ? 'turnOff' : 'turnOn')}
      </Button>
    </li>
  )
}
