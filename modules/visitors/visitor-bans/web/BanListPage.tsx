import './ban-texts.ts'
import './bans.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ViewsFrame } from '#platform/web/list/ViewsFrame.tsx'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { type Ban, visitorBans } from '../contract.ts'
import { BanDialog } from './BanDialog.tsx'
import { BanTable, whoOf } from './BanTable.tsx'

const api = client(visitorBans)

/** Whom the community does not want, until which day and why. Whoever may not change it sees it; every look is audited. */
export function BanListPage() {
  const t = useTexts('bans')
  const [view, setView] = useState<'now' | 'all'>('now')
  const [editing, setEditing] = useState<Ban | 'new'>()
  const mayChange = useAllowed()([{ can: 'visitorBans.change' }]).length > 0
  const queries = useQueryClient()
  const refresh = () => void queries.invalidateQueries({ queryKey: ['visitorBans'] })
  useChanges(['visitorBans.changed'], refresh)
  const reading = useQuery({
    queryKey: ['visitorBans', view],
    queryFn: async () => (await api.listBans({ isAll: view === 'all' })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

  async function lift(ban: Ban) {
    const who = whoOf(ban)
    const isSure = await confirmBox({ title: t('liftTitle', { who }), text: t('liftText'), ok: t('lift') })
    if (!isSure) return
    try {
      await api.liftBan({ banId: ban.banId })
      toast(t('liftDone'))
    } catch (failure) {
      toast(sentenceOf(failure), { isTrouble: true })
    }
    refresh()
  }

  return (
    <>
      <ViewsFrame
        title={t('title')}
        views={{
          label: t('views'),
          value: view,
          onChange: setView,
          options: [
            { value: 'now', label: t('view_now') },
            { value: 'all', label: t('view_all') },
          ],
        }}
        add={mayChange ? { label: t('add'), primary: true, onAdd: () => setEditing('new') } : undefined}
        lead={
          <p className="lb-quiet bn-lead">
            {t('lead')}
            {!mayChange && t('onlyLook')}
          </p>
        }
        reading={reading}
        failed={t('failed')}
        skeleton={[120, 130, 110, '1fr', 110, 100]}
      >
        {(bans) =>
          bans.length ? (
            <BanTable
              rows={bans}
              onEdit={mayChange ? setEditing : undefined}
              onLift={(ban) => void lift(ban)}
            />
          ) : (
            <EmptyState icon="people" title={t('nothing')} text={t('nothingText')} />
          )
        }
      </ViewsFrame>
      {editing && (
        <BanDialog
          of={editing === 'new' ? undefined : editing}
          onClose={() => {
            setEditing(undefined)
            refresh()
          }}
        />
      )}
    </>
  )
}
