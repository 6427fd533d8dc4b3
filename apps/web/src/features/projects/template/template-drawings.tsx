import {
  Arrow,
  Choices,
  type Frame,
  Gaze,
  Phone,
  Picture,
  Sheet,
  Step,
  TemplateDrawing,
} from './drawing-parts.tsx';

interface DrawingProps {
  frame: Frame;
}

export function CustomDrawing({ frame }: DrawingProps) {
  return (
    <TemplateDrawing frame={frame}>
      <rect
        x="119"
        y="56"
        width="122"
        height="184"
        rx="15"
        strokeDasharray="6 6"
        className="fill-surface"
      />
      <circle cx="180" cy="138" r="25" stroke="none" className="fill-accent-bg" />
      <path d="M180 127v22M169 138h22" strokeWidth="2.200" className="stroke-accent" />
      <path d="M152 185h56M162 199h36" strokeWidth="7" className="stroke-border-2" />
      <Step at={[0]} frame={frame}>
        <Sheet x={44} y={104} height={68}>
          <Picture x={7} y={8} width={38} height={32} />
          <path d="M10 51h22" strokeWidth="5" className="stroke-border-2" />
        </Sheet>
      </Step>
      <Step at={[1]} frame={frame}>
        <Sheet x={264} y={104} height={68}>
          <path d="M21 24l14 9-14 9z" stroke="none" className="fill-accent" />
        </Sheet>
      </Step>
      <Step at={[2]} frame={frame}>
        <Sheet x={264} y={184} height={46}>
          <path d="M10 15l3 3 5-6M10 31l3 3 5-6" className="stroke-accent" />
          <path d="M26 15h14M26 31h10" strokeWidth="5" className="stroke-border-2" />
        </Sheet>
      </Step>
    </TemplateDrawing>
  );
}

export function WideDrawing({ frame }: DrawingProps) {
  return (
    <TemplateDrawing frame={frame}>
      <Step at={[0, 1]} frame={frame}>
        <Phone x={52} y={50} width={116} height={196}>
          <Step at={[0, 2]} frame={frame}>
            <Picture x={9} y={24} width={98} height={74} />
          </Step>
          <Step at={[1, 2]} frame={frame}>
            <Picture x={9} y={104} width={98} height={74} tint="amber" />
          </Step>
          <Gaze
            spots={[[42, 60, 6], [80, 44, 4.5], ...(frame === 0 ? [] : [[58, 142, 8] as const])]}
          />
        </Phone>
      </Step>
      <Arrow x={180} />
      <Step at={[2]} frame={frame}>
        <Phone x={206} y={50} width={104} height={196}>
          <Choices width={104} rows={3} taken={1} />
        </Phone>
      </Step>
    </TemplateDrawing>
  );
}

export function SquareDrawing({ frame }: DrawingProps) {
  return (
    <TemplateDrawing frame={frame}>
      <g transform="translate(15 12) scale(.92)">
        <Step at={[0]} frame={frame}>
          <Phone x={24} y={56} width={94} height={184}>
            <Picture x={8} y={42} width={37} height={37} />
            <Picture x={49} y={42} width={37} height={37} tint="amber" />
            <path d="M11 93h42M11 104h28" strokeWidth="5" className="stroke-border-2" />
            <Gaze
              spots={[
                [28, 60, 6],
                [68, 56, 5],
              ]}
            />
          </Phone>
        </Step>
        <Arrow x={126} />
        <Step at={[1]} frame={frame}>
          <Phone x={148} y={56} width={94} height={184}>
            <Picture x={8} y={24} width={37} height={47} />
            <Picture x={49} y={24} width={37} height={47} tint="amber" />
            <Picture x={8} y={76} width={37} height={47} tint="green" />
            <Picture x={49} y={76} width={37} height={47} tint="red" />
            <Gaze
              spots={[
                [26, 48, 5],
                [68, 100, 7],
                [30, 98, 4],
              ]}
            />
          </Phone>
        </Step>
        <Arrow x={250} />
        <Step at={[2]} frame={frame}>
          <Phone x={272} y={56} width={70} height={184}>
            <Choices width={70} rows={4} taken={2} />
          </Phone>
        </Step>
      </g>
    </TemplateDrawing>
  );
}
