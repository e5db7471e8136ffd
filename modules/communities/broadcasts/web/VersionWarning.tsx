import './version-warning.css'
import { build, version } from '#platform/contract/version.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { VersionNode } from '../contract.ts'
import { isGreater } from '../version-order.ts'

const running = `${version} build ${build}`

/** Stays while a greater version than the running one is open (R108, R109). */
export function VersionWarning({ node }: { node: VersionNode }) {
  const t = useTexts('broadcasts')
  if (!node.open || !isGreater(node.newVersion, running)) return null
  return (
    <div className="lb-version-warning">
      <Note
        tone="wait"
        act={
          <Button size="small" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        }
      >
        {t('newVersion', { version: node.newVersion })}
      </Note>
    </div>
  )
}
