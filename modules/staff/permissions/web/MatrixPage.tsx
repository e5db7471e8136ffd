import '#platform/web/frame/role-texts.ts'
import './page-texts.ts'
import './permissions.css'
import { AccountTabs } from '#modules/staff/account-menu/web/public.ts'
import { roles } from '#platform/contract/access.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { wordOf } from '#platform/web/i18n/words.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import type { Cell } from '../contract.ts'
import { SaveBar } from './SaveBar.tsx'
import { type MatrixTools, useMatrix } from './use-matrix.ts'

/** Which role may what in this community; the highest authority changes it. */
export function MatrixPage() {
  const t = useTexts('permissionPages')
  const title = useTexts('permissions')('matrix')
  const tools = useMatrix()
  const { matrix, mayChange } = tools
  return (
    <div className="lb-page pm-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <AccountTabs current="roles" />
      <p className="lb-quiet lb-below-12">{t('intro')}</p>
      {matrix.data && !mayChange && <Note icon="lock">{t('readOnly')}</Note>}
      <Loaded of={matrix} failed={t('loadFailed')} skeleton={[260, 100, 100, 100, 100]} rows={12}>
        {() => <Matrix tools={tools} />}
      </Loaded>
      <SaveBar tools={tools} />
    </div>
  )
}

function Matrix({ tools }: { tools: MatrixTools }) {
  const t = useTexts('permissionPages')
  const roleOf = useTexts('roles')
  return (
    <>
      <div className="lb-panel pm-scroll">
        <table className="pm-table">
          <thead>
            <tr>
              <th scope="col">{t('permission')}</th>
              {roles.map((role) => (
                <th scope="col" key={role}>
                  {roleOf(role)}
                </th>
              ))}
            </tr>
          </thead>
          {tools.groups.map((group) => (
            <tbody key={group.title}>
              <tr className="pm-group">
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  {group.title}
                </th>
              </tr>
              {group.rows.map(({ permission, cells }) => (
                <tr key={permission}>
                  <th scope="row">{wordOf('permissions', permission) ?? permission}</th>
                  {cells.map((cell) => (
                    <td key={cell.role}>
                      <MatrixCell permission={permission} cell={cell} tools={tools} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className="lb-14 lb-quiet lb-above-12">{t('legend')}</p>
    </>
  )
}

function MatrixCell({ permission, cell, tools }: { permission: string; cell: Cell; tools: MatrixTools }) {
  const t = useTexts('permissionPages')
  const roleOf = useTexts('roles')
  const isFixed = cell.may === 'no'
  const why = isFixed
    ? t('fixed')
    : !cell.isDefault && cell.changedAt
      ? t('deviates', { by: cell.changedBy, when: speakTime(cell.changedAt) })
      : cell.may === 'take'
        ? t('takenOnly')
        : undefined
  const shown = tools.allowedOf(permission, cell)
  return (
    <span className="pm-cell" title={why} data-changed={shown !== cell.allowed || undefined}>
      <Checkbox
        aria-label={t('cell', {
          role: roleOf(cell.role),
          permission: wordOf('permissions', permission) ?? permission,
        })}
        checked={shown}
        disabled={isFixed || !tools.mayChange}
        onChange={() => tools.toggle(permission, cell)}
      />
      {!cell.isDefault && <span className="lb-14 lb-quiet">{t('deviatesShort')}</span>}
    </span>
  )
}
