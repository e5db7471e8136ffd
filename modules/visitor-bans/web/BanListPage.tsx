import './ban-texts.ts'
import './bans.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ListFrame } from '#platform/web/list/ListFrame.tsx'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { speakDate, writeTime } from '#platform/web/look/speak-time.ts'
import { type Ban, visitorBans } from '../contract.ts'
import { BanDialog } from './BanDialog.tsx'

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
  const { data, error, isPending, refetch } = useQuery({
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
      toast(sentenceOf(failure))
    }
    refresh()
  }

  return (
    <>
      <ListFrame
        title={t('title')}
        states={
          <Segments
            label={t('views')}
            value={view}
            onChange={setView}
            options={[
              { value: 'now', label: t('view_now') },
              { value: 'all', label: t('view_all') },
            ]}
          />
        }
        extra={
          mayChange && (
            <Button type="primary" icon={<Icon name="plus" />} onClick={() => setEditing('new')}>
              {t('add')}
            </Button>
          )
        }
        filters={
          <p className="lb-quiet bn-lead">
            {t('lead')}
            {!mayChange && t('onlyLook')}
          </p>
        }
      >
        {error ? (
          <ErrorState title={t('failed')} text={sentenceOf(error)} retry={() => void refetch()} />
        ) : isPending ? (
          <SkeletonRows columns={[120, 130, 110, '1fr', 110, 100]} rows={6} />
        ) : data.length ? (
          <BanTable
            rows={data}
            onEdit={mayChange ? setEditing : undefined}
            onLift={(ban) => void lift(ban)}
          />
        ) : (
          <EmptyState icon="people" title={t('nothing')} text={t('nothingText')} />
        )}
      </ListFrame>
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

const whoOf = ({ name, plate, phone }: Ban) => name || plate || phone

interface BanTableProps {
  rows: readonly Ban[]
  /** Absent: only looked at. */
  onEdit: ((ban: Ban) => void) | undefined
  onLift: (ban: Ban) => void
}

function BanTable({ rows, onEdit, onLift }: BanTableProps) {
  const t = useTexts('bans')
  return (
    <table className="lb-table bn-table">
      <thead>
        <tr>
          <th scope="col" className="bn-name">
            {t('name')}
          </th>
          <th scope="col" className="bn-plate">
            {t('plate')}
          </th>
          <th scope="col" className="bn-phone">
            {t('phone')}
          </th>
          <th scope="col">{t('reason')}</th>
          <th scope="col" className="bn-until">
            {t('until')}
          </th>
          <th scope="col" className="bn-by">
            {t('madeBy')}
          </th>
          <th scope="col" className="bn-state">
            {t('state')}
          </th>
          {onEdit && <th scope="col" className="bn-acts" aria-label={t('edit')} />}
        </tr>
      </thead>
      <tbody>
        {rows.map((ban) => (
          <tr key={ban.banId} className={ban.isInForce ? '' : 'lb-row-off'}>
            <td className="bn-name">
              <b>{ban.name || t('nobody')}</b>
            </td>
            <td className="bn-plate">{ban.plate}</td>
            <td className="bn-phone">{ban.phone}</td>
            <td className="bn-reason">{ban.reason}</td>
            <td className="bn-until">{ban.untilDay.replaceAll('-', '/')}</td>
            <td className="bn-by" title={writeTime(ban.since)}>
              {ban.madeBy}　<span className="lb-14 lb-quiet">{speakDate(ban.since)}</span>
            </td>
            <td className="bn-state">
              <Mark kind={ban.isInForce ? 'refuses' : 'plain'}>
                {t(ban.isInForce ? 'inForce' : ban.liftedAt ? 'lifted' : 'over')}
              </Mark>
            </td>
            {onEdit && (
              <td className="bn-acts">
                {ban.isInForce && (
                  <>
                    <Button
                      type="text"
                      size="small"
                      aria-label={t('editOf', { who: whoOf(ban) })}
                      onClick={() => onEdit(ban)}
                    >
                      {t('edit')}
                    </Button>
                    <Button
                      type="text"
                      size="small"
                      aria-label={t('liftOf', { who: whoOf(ban) })}
                      onClick={() => onLift(ban)}
                    >
                      {t('lift')}
                    </Button>
                  </>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
