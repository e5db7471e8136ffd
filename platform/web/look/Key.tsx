import './key.css'

/** The cap of a hot key, on the control that it presses: `Alt Z`, `F8`, `/`. Silent: the control says aria-keyshortcuts. */
export function Key({ keys, spoken = false }: { keys: string; spoken?: boolean }) {
  return (
    <kbd className="lb-key" aria-hidden={spoken ? undefined : true}>
      {keys.replaceAll('+', ' ')}
    </kbd>
  )
}
