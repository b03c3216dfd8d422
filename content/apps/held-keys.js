// A held Enter presses once, and nothing that has got the focus since (docs/product/accessibility.md#held-key).
{
  let pressedOn = null
  const stopRepeats = (event) => {
    if (!event.repeat) pressedOn = event.target
    else if (event.key === 'Enter' && !(event.target === pressedOn && event.target.matches('textarea')))
      event.preventDefault()
  }
  addEventListener('keydown', stopRepeats, true)
}
