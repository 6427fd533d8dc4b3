export { Badge, type BadgeProps, TONES, type Tone } from './components/badge.tsx';
export { Button, type ButtonProps } from './components/button.tsx';
export type { ButtonSize, ButtonVariant } from './components/button-look.ts';
export { Checkbox, type CheckboxProps } from './components/checkbox.tsx';
export { Chip, type ChipProps } from './components/chip.tsx';
export { toClassNames } from './components/class-names.ts';
export { CodeField, type CodeFieldProps } from './components/code-field.tsx';
export { CommandDialog, type CommandDialogProps } from './components/command-dialog.tsx';
export { CopyField, type CopyFieldProps } from './components/copy-field.tsx';
export { DeviceFrame, type DeviceFrameProps } from './components/device-frame.tsx';
export { Dialog, type DialogProps } from './components/dialog.tsx';
export { DropZone, type DropZoneProps } from './components/drop-zone.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state.tsx';
export { Field, type FieldControl, type FieldProps } from './components/field.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button.tsx';
export { ButtonLink, type ButtonLinkProps, Link, type LinkProps } from './components/link.tsx';
export { Menu, type MenuEntry, type MenuProps } from './components/menu.tsx';
export { NumberStepper, type NumberStepperProps } from './components/number-stepper.tsx';
export { PasswordField, type PasswordFieldProps } from './components/password-field.tsx';
export { Popover, type PopoverProps } from './components/popover.tsx';
export { ProgressBar, type ProgressBarProps } from './components/progress-bar.tsx';
export { Ring, type RingProps } from './components/ring.tsx';
export { ScoreBadge, type ScoreBadgeProps } from './components/score-badge.tsx';
export type { ScoreBand } from './components/score-bands.ts';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './components/segmented-control.tsx';
export { Select, type SelectOption, type SelectProps } from './components/select.tsx';
export { Sheet, type SheetProps } from './components/sheet.tsx';
export { Shortcut, type ShortcutProps } from './components/shortcut.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton.tsx';
export { Slider, type SliderProps } from './components/slider.tsx';
export { Spinner } from './components/spinner.tsx';
export { Switch, type SwitchProps } from './components/switch.tsx';
export { type Column, Table, type TableProps } from './components/table.tsx';
export { type Tab, Tabs, type TabsProps } from './components/tabs.tsx';
export {
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './components/text-field.tsx';
export { Tooltip, type TooltipProps, TooltipProvider } from './components/tooltip.tsx';
export { useCopied } from './components/use-copied.ts';
export { VisuallyHidden } from './components/visually-hidden.tsx';
export {
  NoParticipantsDrawing,
  NoProjectsDrawing,
  NoResultsDrawing,
  OfflineDrawing,
} from './drawings/empty-drawings.tsx';
export {
  GeneralErrorDrawing,
  NotFoundDrawing,
  ServerErrorDrawing,
} from './drawings/error-drawings.tsx';
export { Drawing, type DrawingProps } from './drawings/parts.tsx';
export { EyeMark, GazePathGlyph, GazePointGlyph, type GlyphProps } from './glyphs/glyphs.tsx';
export {
  createToastStore,
  INFO_TOAST_MS,
  MAX_VISIBLE_TOASTS,
  type ShownToast,
  TOAST_KINDS,
  TOAST_MS,
  type ToastInput,
  type ToastKind,
  type ToastStore,
} from './toast/toast-store.ts';
export { Toaster, type ToasterProps, useToast } from './toast/toaster.tsx';
