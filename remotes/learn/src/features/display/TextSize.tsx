import { readingPixels } from '@stepwise/shared/display'
import { StepSlider } from './StepSlider.tsx'

const largest = 10

interface TextSizeProps {
  /** 0 to 10. */
  size: number
  onChange: (size: number) => void
}

export function TextSize({ size, onChange }: TextSizeProps) {
  const words = `${size} of ${largest}`
  return (
    <StepSlider
      label="Text size"
      value={size}
      min={0}
      max={largest}
      shown={`${words} (${readingPixels(size)} px)`}
      said={`${words}, ${readingPixels(size)} pixels`}
      less="Smaller text"
      more="Larger text"
      onChange={onChange}
    />
  )
}
