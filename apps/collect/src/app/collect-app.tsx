import { Suspense, useEffect, useReducer } from 'react';
import { Ending } from '#steps/ending/ending.tsx';
import { Welcome } from '#steps/welcome/welcome.tsx';
import {
  AboutYou,
  Camera,
  Consent,
  Pages,
  Password,
  Position,
  prefetchSteps,
  Review,
  Thanks,
  Upload,
} from './lazy-steps.ts';
import { openRun } from './open-run.ts';
import { OpeningScreen } from './opening-screen.tsx';
import { useRunHistory } from './run-history.ts';
import { advanceRun, PROGRESS, type Run, type RunEvent } from './run-machine.ts';

export function CollectApp({ slug }: { slug: string | undefined }) {
  const [run, dispatch] = useReducer(advanceRun, { step: 'opening' });
  useRunHistory(run, dispatch);
  const isOpening = run.step === 'opening';
  useEffect(() => {
    if (!isOpening) return;
    let isCurrent = true;
    void openRun(slug).then((event) => {
      if (isCurrent) dispatch(event);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpening, slug]);
  const isWelcome = run.step === 'welcome';
  useEffect(() => {
    if (isWelcome) void prefetchSteps();
  }, [isWelcome]);
  return (
    <Suspense fallback={<EmptyScreen />}>
      <CurrentStep key={run.step} run={run} dispatch={dispatch} />
    </Suspense>
  );
}

function CurrentStep({ run, dispatch }: { run: Run; dispatch: (event: RunEvent) => void }) {
  const { step, head, password, consent, person, source, recording, resumed } = run;
  const progress = PROGRESS[step];
  if (step === 'welcome' && head) {
    return (
      <Welcome
        projectName={head.name}
        isBack={resumed !== undefined}
        onStart={() => dispatch({ type: 'started' })}
      />
    );
  }
  if (step === 'password' && head) {
    return (
      <Password
        progress={progress}
        slug={head.slug}
        given={password}
        onUnlock={(typed) => dispatch({ type: 'unlocked', password: typed })}
      />
    );
  }
  if (step === 'consent' && head) {
    return (
      <Consent
        progress={progress}
        asked={head.consent}
        given={consent}
        onAgree={(given) => dispatch({ type: 'agreed', consent: given })}
        onDecline={() => dispatch({ type: 'ended', ending: 'declined' })}
      />
    );
  }
  if (step === 'about-you') {
    return (
      <AboutYou
        progress={progress}
        given={person}
        onDescribe={(described) => dispatch({ type: 'described', person: described })}
      />
    );
  }
  if (step === 'camera') {
    const handleOn = (opened: Run['source']) =>
      dispatch({ type: 'camera-on', ...(opened && { source: opened }) });
    return <Camera progress={progress} onOn={handleOn} />;
  }
  if (step === 'position' && head && consent && person) {
    return (
      <Position
        source={source}
        orientation={head.orientation}
        join={{ slug: head.slug, password, consent, person, resumed }}
        onJoined={(joined) => dispatch({ type: 'joined', recording: joined })}
        onEnd={(ending) => dispatch({ type: 'ended', ending })}
        onLocked={() => dispatch({ type: 'locked' })}
      />
    );
  }
  if (step === 'pages' && recording && source) {
    const handleSeen = () => dispatch({ type: 'all-seen' });
    return <Pages recording={recording} source={source} onSeen={handleSeen} />;
  }
  if (step === 'review' && recording) {
    const handleReviewed = () => dispatch({ type: 'reviewed' });
    return <Review progress={progress} recording={recording} onReviewed={handleReviewed} />;
  }
  if (step === 'upload' && recording) {
    return (
      <Upload
        recording={recording}
        onSent={() => dispatch({ type: 'sent' })}
        onRefused={() => dispatch({ type: 'ended', ending: 'too-late' })}
      />
    );
  }
  if (step === 'thanks' && recording) return <Thanks participant={recording.participant} />;
  if (step === 'opening') return <OpeningScreen />;
  return (
    <Ending
      kind={run.ending ?? 'failed'}
      onRetry={() => dispatch({ type: 'retried' })}
      onThink={() => dispatch({ type: 'returned', step: 'consent' })}
    />
  );
}

/** For the moment before a step is there: the screen's ground and nothing that moves. */
function EmptyScreen() {
  return <div aria-busy="true" className="min-h-svh bg-surface md:bg-bg" />;
}
