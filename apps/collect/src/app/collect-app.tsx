import { Suspense, useEffect, useReducer } from 'react';
import { releaseRun } from '#recording/run-lock.ts';
import { forgetTold, keepTold } from '#recording/told.ts';
import { keepApp } from '#service-worker/keep-app.ts';
import type { Way } from '#shared/project-head.ts';
import { TestMark } from '#shared/test-mark.tsx';
import { HeldRight } from '#shared/turn-hint.tsx';
import { leaveWholeScreen } from '#shared/whole-screen.ts';
import { Ending } from '#steps/ending/ending.tsx';
import { Welcome } from '#steps/welcome/welcome.tsx';
import { closeGazeSource, prepareSource } from '#tracking/open-source.ts';
import {
  AboutYou,
  Calibration,
  Camera,
  Consent,
  Instructions,
  OtherDevice,
  OtherTab,
  Pages,
  Password,
  Position,
  ProjectId,
  prefetchSteps,
  Review,
  SamePerson,
  Stop,
  Stopped,
  TakenPart,
  Thanks,
  Upload,
} from './lazy-steps.ts';
import { openRun } from './open-run.ts';
import { OpeningScreen } from './opening-screen.tsx';
import { useRunHistory } from './run-history.ts';
import {
  advanceRun,
  holdsRun,
  PROGRESS,
  preparesCamera,
  type Run,
  type RunEvent,
  usesCamera,
} from './run-machine.ts';
import { tellPage, useToldSteps } from './use-told-steps.ts';

export function CollectApp({ way }: { way: Way | undefined }) {
  const slug = way?.slug;
  const isTest = way?.isTest === true;
  const [run, dispatch] = useReducer(advanceRun, { step: 'opening' });
  useRunHistory(run, dispatch);
  // The funnel counts participants, and a test run is played by the owner.
  useToldSteps(isTest ? undefined : slug, run);
  const isOpening = run.step === 'opening';
  useEffect(() => {
    if (!isOpening) return;
    let isCurrent = true;
    void openRun(way).then((event) => {
      if (isCurrent) dispatch(event);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpening, way]);
  useEffect(() => {
    if (slug === undefined) return;
    if ('consent' in run && run.consent !== undefined) {
      const { consent, person } = run;
      keepTold(slug, { consent, person }, Date.now());
    } else if (hasNoMoreToTell(run)) forgetTold(slug);
  }, [slug, run]);
  useEffect(() => {
    if (!holdsRun(run)) releaseRun();
  }, [run]);
  const takesPart = 'consent' in run && run.consent !== undefined;
  useEffect(() => {
    if (takesPart) void keepApp();
  }, [takesPart]);
  const isCameraUsed = usesCamera(run);
  useEffect(() => {
    if (isCameraUsed) return;
    closeGazeSource();
    void leaveWholeScreen();
  }, [isCameraUsed]);
  const isPreparing = preparesCamera(run);
  useEffect(() => {
    if (isPreparing) void prepareSource().catch(() => undefined);
  }, [isPreparing]);
  const isWelcome = run.step === 'welcome';
  useEffect(() => {
    if (isWelcome) void prefetchSteps();
  }, [isWelcome]);
  return (
    <>
      {isTest && <TestMark />}
      <Suspense fallback={<EmptyScreen />}>
        <CurrentStep key={run.step} run={run} dispatch={dispatch} />
      </Suspense>
    </>
  );
}

/** The recording has it now, or nothing is to be kept. */
function hasNoMoreToTell(run: Run): boolean {
  const isOver = run.step === 'ending' && run.ending === 'declined';
  const isJoined = run.step === 'calibration' || run.step === 'pages';
  return isJoined || run.step === 'same-person' || isOver;
}

function CurrentStep({ run, dispatch }: { run: Run; dispatch: (event: RunEvent) => void }) {
  const progress = PROGRESS[run.step];
  switch (run.step) {
    case 'opening':
      return <OpeningScreen />;
    case 'project-id':
      return <ProjectId onFound={(slug) => location.assign(`/p/${slug}`)} />;
    case 'other-tab':
      return <OtherTab onFree={() => dispatch({ type: 'retried' })} />;
    case 'other-device':
      return (
        <OtherDevice
          device={run.device}
          head={run.head}
          onRight={() => dispatch({ type: 'retried' })}
        />
      );
    case 'taken-part':
      return (
        <TakenPart
          participant={run.participant}
          isOpen={run.head.open}
          onAnother={() => dispatch({ type: 'another-person' })}
        />
      );
    case 'same-person':
      return (
        <SamePerson
          resumed={run.resumed}
          onSame={() => dispatch({ type: 'same-person' })}
          onAnother={() => dispatch({ type: 'another-person' })}
        />
      );
    case 'welcome':
      return (
        <HeldRight hold={run.head}>
          <Welcome project={run.head} onStart={() => dispatch({ type: 'started' })} />
        </HeldRight>
      );
    case 'password':
      return (
        <Password
          progress={progress}
          way={run.head}
          given={run.password}
          onUnlock={(password, briefing) => dispatch({ type: 'unlocked', password, briefing })}
        />
      );
    case 'consent':
      return (
        <Consent
          progress={progress}
          asked={run.head.consent}
          briefing={run.head.briefing}
          given={run.consent}
          onAgree={(consent) => dispatch({ type: 'agreed', consent })}
          onDecline={() => dispatch({ type: 'declined' })}
        />
      );
    case 'about-you':
      return (
        <AboutYou
          progress={progress}
          given={run.person}
          onDescribe={(person) => dispatch({ type: 'described', person })}
        />
      );
    case 'instructions':
      return (
        <Instructions
          progress={progress}
          text={run.head.briefing.instructions}
          onRead={() => dispatch({ type: 'instructed' })}
        />
      );
    case 'camera':
      return (
        <HeldRight hold={run.head}>
          <Camera
            progress={progress}
            onOn={(source) => dispatch({ type: 'camera-on', source })}
            onUnusable={() => dispatch({ type: 'ended', ending: 'browser-unusable' })}
          />
        </HeldRight>
      );
    case 'position': {
      const { head, source, password, consent, person, resumed } = run;
      return (
        <Position
          source={source}
          hold={head}
          join={{ way: head, password, consent, person, resumed }}
          onJoined={(recording, source) => dispatch({ type: 'joined', recording, source })}
          onEnd={(ending) => dispatch({ type: 'ended', ending })}
          onLocked={() => dispatch({ type: 'locked' })}
          onHeldElsewhere={() => dispatch({ type: 'held-elsewhere' })}
        />
      );
    }
    case 'calibration':
      return (
        <Calibration
          recording={run.recording}
          source={run.source}
          hold={run.head}
          isCheck={run.isCheck}
          onCalibrated={() => dispatch({ type: 'calibrated' })}
          onEnd={(ending) => dispatch({ type: 'ended', ending })}
        />
      );
    case 'pages':
      return (
        <Pages
          recording={run.recording}
          source={run.source}
          hold={run.head}
          onPage={(index) => void tellPage(run.head, index)}
          onSeen={() => dispatch({ type: 'all-seen' })}
          onInterrupted={() => dispatch({ type: 'interrupted' })}
          onPaused={() => dispatch({ type: 'paused' })}
          onEnd={(ending) => dispatch({ type: 'ended', ending })}
        />
      );
    case 'stop':
      return (
        <Stop
          recording={run.recording}
          onGoOn={() => dispatch({ type: 'went-on' })}
          onStopped={(isKept) => dispatch({ type: 'stopped', isKept })}
        />
      );
    case 'stopped':
      return <Stopped recording={run.recording} isKept={run.isKept} />;
    case 'review':
      return (
        <Review
          progress={progress}
          recording={run.recording}
          onReviewed={() => dispatch({ type: 'reviewed' })}
        />
      );
    case 'upload':
      return (
        <Upload
          recording={run.recording}
          onSent={() => dispatch({ type: 'sent' })}
          onRefused={() => dispatch({ type: 'ended', ending: 'too-late' })}
        />
      );
    case 'thanks':
      return <Thanks recording={run.recording} />;
    case 'ending':
      return (
        <Ending
          kind={run.ending}
          onRetry={() => dispatch({ type: 'retried' })}
          onThink={() => dispatch({ type: 'returned', step: 'consent' })}
        />
      );
  }
}

/** For the moment before a step is there: the screen's ground and nothing that moves. */
function EmptyScreen() {
  return <div aria-busy="true" className="min-h-svh bg-surface md:bg-bg" />;
}
