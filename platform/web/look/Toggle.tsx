import './toggle.css'

export interface ToggleProps {
  label: string
  on: boolean
  onChange: (on: boolean) => void
  disabled?: boolean
}

/** A row with its words at the left and a switch at the right; the whole row is the switch. */
export function Toggle({ label, on, onChange, disabled }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      className="lb-toggle"
      aria-checked={on}
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      {label}
      <span className="lb-toggle-track" />
    </button>
  )
}
