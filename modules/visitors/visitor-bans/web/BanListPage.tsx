import './ban-texts.ts'
import './bans.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { type Ban, visitorBans } from '../contract.ts'
import { BanDialog } from './BanDialog.tsx'
import { bansQuery } from './list-query.ts'
import type { BanSearch } from './screens.ts'
import { useBanColumns, whoOf } from './use-ban-columns.tsx'

const api = client(visitorBans)

/** Whom the community does not want, until which day and why. Whoever may not change it sees it; every look is audited. */
export function BanListPage() {
  const t = useTexts('bans')
  const [editing, setEditing] = useState<Ban | 'new'>()
  const mayChange = useAllowed()([{ can: 'visitorBans.change' }]).length > 0
  const queries = useQueryClient()
  const refresh = () => void queries.invalidateQueries({ queryKey: ['visitorBans'] })
  useChanges(['visitorBans.changed'], refresh)
  const list = useList({
    address: useAddress<BanSearch>(),
    query: bansQuery,
    idOf: (row) => row.banId,
    views: {
      name: 'view',
      label: t('views'),
      options: [
        { value: 'now', label: t('view_now') },
        { value: 'all', label: t('view_all') },
      ],
    },
    filters: [],
  })

  async function lift(ban: Ban) {
    const who = whoOf(ban)
    const isSure = await confirmBox({ title: t('liftTitle', { who }), text: t('liftText'), ok: t('lift') })
    if (!isSure) return
    try {
      await api.liftBan({ banId: ban.banId }, { isSaid: true })
      toast(t('liftDone'))
    } catch (failure) {
      toast(sentenceOf(failure), { isTrouble: true })
    }
    refresh()
  }

  const columns = useBanColumns(mayChange ? setEditing : undefined, (ban) => void lift(ban))
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        extra={
          mayChange && (
            <Button type="primary" icon={<Icon name="plus" />} onClick={() => setEditing('new')}>
              {t('add')}
            </Button>
          )
        }
        sums={
          <p className="lb-quiet bn-lead">
            {t('lead')}
            {!mayChange && t('onlyLook')}
          </p>
        }
        table={{
          columns,
          rowClass: (row) => (row.isInForce ? undefined : 'lb-row-off'),
        }}
        failed={t('failed')}
        skeleton={[120, 130, 110, '1fr', 110, 100]}
        skeletonRows={8}
        empty={{ icon: 'people', title: t('nothing'), text: t('nothingText') }}
      />
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
