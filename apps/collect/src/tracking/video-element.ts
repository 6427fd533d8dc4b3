/** Plays a stream where nobody sees it: frames are presented to a video that is part of the page. */
export async function playHidden(
  stream: MediaStream,
): Promise<{ video: HTMLVideoElement; remove: () => void }> {
  const video = document.createElement('video');
  video.className = 'pointer-events-none fixed top-0 left-0 size-1 opacity-0';
  video.setAttribute('aria-hidden', 'true');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  document.body.append(video);
  const remove = () => {
    video.srcObject = null;
    video.remove();
  };
  try {
    await video.play();
  } catch (error) {
    remove();
    throw error;
  }
  return { video, remove };
}
