import './page-texts.ts'
import './push.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useSession } from '#platform/web/frame/use-me.ts'
import { declaredText } from '#platform/web/i18n/words.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { type Choice, push } from '../contract.ts'
import { isAble, onPermission, permission } from './browser.ts'
import { ThisBrowser } from './ThisBrowser.tsx'

const api = client(push)

/** Whether this browser shows notifications, and which the account wants in this community. */
export function PushPage() {
  const t = useTexts('pushPage')
  const title = useTexts('push')('page')
  const session = useSession()
  const [state, setState] = useState(() => (isAble() ? permission() : undefined))
  /** What was chosen here: it stands over an older answer that is still on its way. */
  const [wishes, setWishes] = useState<Record<string, boolean>>({})
  useEffect(() => onPermission(() => setState(permission())), [])
  const known = useQuery({ queryKey: ['push'], queryFn: async () => (await api.showPush({})).data })

  async function choose({ kind, label, isWanted: former }: Choice, isWanted: boolean) {
    const show = (wanted: boolean) => setWishes((all) => ({ ...all, [kind]: wanted }))
    show(isWanted)
    try {
      await api.choosePush({ kind, isWanted }, { isSaid: true })
      toast(t(isWanted ? 'on' : 'off', { label: declaredText(label) }))
    } catch (error) {
      show(wishes[kind] ?? former)
      toast(sentenceOf(error), { isTrouble: true })
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
        <Loaded of={known} failed={t('loadFailed')} skeleton={[24, 200]} rows={4}>
          {(data) => (
            <ul className="pu-choices">
              {data.choices.map((choice) => (
                <li key={choice.kind}>
                  <Checkbox
                    checked={wishes[choice.kind] ?? choice.isWanted}
                    onChange={(event) => void choose(choice, event.target.checked)}
                  >
                    {declaredText(choice.label)}
                  </Checkbox>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
    </div>
  )
}
