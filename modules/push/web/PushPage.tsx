import './page-texts.ts'
import './push.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useSession } from '#platform/web/frame/use-me.ts'
import { declaredText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { type Choice, push } from '../contract.ts'
import { isAble, onPermission, permission } from './browser.ts'
import { ThisBrowser } from './ThisBrowser.tsx'

const api = client(push)
const queryKey = ['push']

/** Whether this browser shows notifications, and which the account wants in this community. */
export function PushPage() {
  const t = useTexts('pushPage')
  const title = useTexts('push')('page')
  const queries = useQueryClient()
  const session = useSession()
  const [state, setState] = useState(() => (isAble() ? permission() : undefined))
  useEffect(() => onPermission(() => setState(permission())), [])
  const known = useQuery({ queryKey, queryFn: async () => (await api.showPush({})).data })

  async function choose({ kind, label }: Choice, isWanted: boolean) {
    const show = (wanted: boolean) =>
      queries.setQueryData<typeof known.data>(
        queryKey,
        (old) =>
          old && {
            ...old,
            choices: old.choices.map((one) => (one.kind === kind ? { ...one, isWanted: wanted } : one)),
          },
      )
    show(isWanted)
    try {
      await api.choosePush({ kind, isWanted })
      toast(t(isWanted ? 'on' : 'off', { label: declaredText(label) }))
    } catch (error) {
      show(!isWanted)
      toast(sentenceOf(error))
    }
  }

  return (
    <div className="lb-page pu-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <Panel title={t('browser')} pad="plain">
        <ThisBrowser
          state={session?.IsFromEip ? 'portal' : state}
          isSubscribed={known.data?.isSubscribed ?? false}
          session={session?.Time ?? ''}
          changed={() => {
            setState(permission())
            void known.refetch()
          }}
        />
      </Panel>
      <Panel title={t('choices')} summary={t('choicesAre')} pad="plain">
        {known.isError ? (
          <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void known.refetch()} />
        ) : known.isPending ? (
          <SkeletonRows columns={[24, 200]} rows={4} />
        ) : (
          <ul>
            {known.data.choices.map((choice) => (
              <li key={choice.kind}>
                <Checkbox
                  checked={choice.isWanted}
                  onChange={(event) => void choose(choice, event.target.checked)}
                >
                  {declaredText(choice.label)}
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}
