import '#platform/web/frame/role-texts.ts'
import './page-texts.ts'
import './staff-texts.ts'
import './members.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAllowed, useMe } from '#platform/web/frame/use-me.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type Column, DataTable } from '#platform/web/list/DataTable.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { OwnPermissions } from '#modules/staff/permissions/web/public.ts'
import { members, type StaffMember } from '../contract.ts'

const api = client(members)

/** The staff of the community: who works here and in which role, and what oneself may do and whom to ask for more. */
export function StaffPage() {
  const t = useTexts('staffPage')
  const m = useTexts('memberPages')
  const roleOf = useTexts('roles')
  const me = useMe()
  const mayManage = useAllowed()([{ can: 'members.view' }]).length > 0
  const staff = useQuery({
    queryKey: ['members', 'staff'],
    queryFn: async () => (await api.listStaff({})).data,
  })
  const lastEntered: Column<StaffMember> = {
    head: m('lastEntered'),
    width: 150,
    phone: 'under',
    cell: (row) => (row.lastEnteredAt ? speakTime(row.lastEnteredAt) : m('neverEntered')),
  }
  return (
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head">
        <h1>{t('title')}</h1>
        {mayManage && (
          <Link className="lb-link lb-end" to="/mgmt/accountManagement/accountList">
            {t('manage')}
          </Link>
        )}
      </div>
      <div className="lb-panels">
        <Panel title={t('staff')} number={staff.data?.length}>
          <Loaded
            of={staff}
            failed={m('loadFailed')}
            failedText={m('loadFailedText')}
            skeleton={[160, 120, 120]}
            rows={5}
          >
            {(data) => (
              <DataTable
                rows={data}
                idOf={(row) => row.accountId}
                columns={[
                  { head: m('name'), width: '30%', phone: 'first', cell: (row) => <b>{row.name}</b> },
                  { head: m('role'), phone: 'end', cell: (row) => roleOf(row.role) },
                  ...(mayManage ? [lastEntered] : []),
                ]}
              />
            )}
          </Loaded>
        </Panel>
        <Panel title={t('mine')} pad="plain">
          {me && (
            <>
              <Facts
                rows={[
                  [m('account'), me.account],
                  [m('role'), roleOf(me.role)],
                  [t('ask'), me.role !== 'admin' && t('askWhom')],
                ]}
              />
              <OwnPermissions permissions={me.permissions} />
            </>
          )}
        </Panel>
      </div>
    </div>
  )
}
