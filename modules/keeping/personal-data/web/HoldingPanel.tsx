import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { declaredText } from '#platform/web/i18n/words.ts'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { type Held, personalData } from '../contract.ts'
import { savePerson, type Subject } from './save-file.ts'

const api = client(personalData)

/** What is held of the chosen person, module by module, and what can be done about it. */
export function HoldingPanel({ subject, onGone }: { subject: Subject; onGone: () => void }) {
  const t = useTexts('personalDataPage')
  const [asking, setAsking] = useState<'export' | 'forget'>()
  // Each look is audited: it is not repeated by the window coming back.
  const holding = useQuery({
    queryKey: ['personalData', 'look', subject],
    queryFn: async () => (await api.look(subject, { handles: [400441, 404441] })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  if (!holding.data)
    return (
      <Panel>
        <Loaded of={holding} failed={t('lookFailed')} skeleton={[160, '1fr', 80]} rows={8} />
      </Panel>
    )
  const { name, phone, labels, held } = holding.data
  const some = held.filter((item) => item.count > 0)
  const count = some.reduce((sum, item) => sum + item.count, 0)
  const stays = some.reduce((sum, item) => sum + item.stays, 0)
  const open = held.flatMap((item) => item.open)
  const reasons = [t('reasonOwn'), t('reasonProxy'), t('reasonLetter')]

  async function forget(reason: string, retry: Retry) {
    const sure = await confirmBox({
      title: t('sureTitle', { name }),
      text: t('sureText'),
      ok: t('sureOk'),
    })
    if (!sure) return setAsking(undefined)
    const wish = { ...subject, reason }
    await api.forget({ requestId: retry.idOf(wish), ...wish }, { ...retry, handles: [409441, 404441] })
    setAsking(undefined)
    toast(t('asked'))
    onGone()
  }

  return (
    <Panel
      title={name}
      summary={[inRow(labels), phone, t('total', { count })].filter(Boolean).join('　')}
      extra={
        count > 0 && (
          <span className="lb-line lb-gap-8">
            <Button onClick={() => setAsking('export')}>{t('exportAct')}</Button>
            <Button disabled={open.length > 0 || count === stays} onClick={() => setAsking('forget')}>
              {t('forgetAct')}
            </Button>
          </span>
        )
      }
    >
      {count === 0 && <EmptyState icon="check" title={t('noneTitle')} text={t('noneText')} />}
      {open.length > 0 && (
        <div className="pd-open">
          <Note tone="wait">
            {t('openTitle')}
            <ul>
              {open.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Note>
        </div>
      )}
      <ul className="pd-held lb-divided">
        {some.map((item) => (
          <HeldRow key={item.name} held={item} />
        ))}
      </ul>
      {asking === 'export' && (
        <ReasonDialog
          title={t('exportTitle', { name })}
          text={t('exportText')}
          label={t('reason')}
          reasons={reasons}
          required={t('reasonMissing')}
          confirm={t('exportConfirm')}
          onConfirm={async (reason) => {
            await savePerson(subject, reason)
            setAsking(undefined)
            toast(t('exported', { name }))
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'forget' && (
        <ReasonDialog
          title={t('forgetTitle', { name })}
          text={t('forgetText', { count: count - stays, stays })}
          label={t('reason')}
          reasons={reasons}
          required={t('reasonMissing')}
          confirm={t('forgetNext')}
          onConfirm={forget}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Panel>
  )
}

function HeldRow({ held }: { held: Held }) {
  const t = useTexts('personalDataPage')
  return (
    <li>
      <div>
        <b>{declaredText(held.title)}</b>
        <p className="lb-14 lb-quiet">{declaredText(held.words)}</p>
      </div>
      <span className="pd-count">
        {t('count', { count: held.count })}
        {held.stays > 0 && <span className="lb-14 lb-quiet">{t('stays', { count: held.stays })}</span>}
      </span>
    </li>
  )
}
