// The C library's declarations that the sources use, and below them those whose names a source could
// take for its own.
#include <stddef.h>
#include <stdint.h>

typedef long ssize_t;
typedef uint32_t socklen_t;
typedef uint8_t sa_family_t;
typedef uint16_t in_port_t;

void *memchr(const void *bytes, int byte, size_t count);
int memcmp(const void *a, const void *b, size_t count);
void *memcpy(void *target, const void *source, size_t count);
size_t strlen(const char *text);
char *strerror(int code);
char *getenv(const char *name);
void exit(int status) __attribute__((noreturn));
void _exit(int status) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));
int *__error(void);
#define ENOENT 2
#define EINTR 4
#define EACCES 13
#define ENOTDIR 20
#define EISDIR 21
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOMEM 12
#define ENFILE 23
#define EMFILE 24
#define EADDRINUSE 48
#define ENOBUFS 55

ssize_t read(int descriptor, void *buffer, size_t count);
ssize_t write(int descriptor, const void *buffer, size_t count);
int isatty(int descriptor);
int close(int descriptor);
int dup(int descriptor);
int pipe(int descriptors[2]);
#define F_GETFD 1
#define F_GETFL 3
#define F_SETFL 4
#define F_SETFD 2
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1
#define O_NONBLOCK 0x0004
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_CREAT 0x00000200
#define O_EXCL 0x00000800
#define O_CLOEXEC 0x01000000
int rename(const char *old, const char *new);

struct in_addr { uint32_t s_addr; };
struct sockaddr { uint8_t sa_len; sa_family_t sa_family; char sa_data[14]; };
struct sockaddr_in {
  uint8_t sin_len; sa_family_t sin_family; in_port_t sin_port; struct in_addr sin_addr;
  char sin_zero[8];
};
struct linger { int l_onoff; int l_linger; };
int socket(int domain, int type, int protocol);
int bind(int socket, const struct sockaddr *address, socklen_t length);
int listen(int socket, int backlog);
#define SHUT_WR 1
int shutdown(int socket, int how);
int accept(int socket, struct sockaddr *address, socklen_t *length);
int getsockname(int socket, struct sockaddr *address, socklen_t *length);
int setsockopt(int socket, int level, int option, const void *value, socklen_t length);
ssize_t recv(int socket, void *buffer, size_t length, int flags);
ssize_t send(int socket, const void *buffer, size_t length, int flags);
#define AF_INET 2
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_REUSEADDR 0x0004
#define SO_LINGER 0x0080
#define SO_NOSIGPIPE 0x1022
#define IPPROTO_TCP 6
#define TCP_NODELAY 0x01

typedef int32_t pid_t;
typedef int64_t off_t;
pid_t getpid(void);
pid_t getpgrp(void);
int atexit(void (*function)(void));
int dup2(int descriptor, int target);
int mkstemp(char *pattern);
int unlink(const char *path);
int ftruncate(int descriptor, off_t length);
off_t lseek(int descriptor, off_t offset, int whence);
#define SEEK_SET 0

typedef unsigned long tcflag_t;
typedef unsigned long speed_t;
struct termios {
  tcflag_t c_iflag, c_oflag, c_cflag, c_lflag;
  unsigned char c_cc[20];
  speed_t c_ispeed, c_ospeed;
};
int tcgetattr(int descriptor, struct termios *settings);
int tcsetattr(int descriptor, int actions, const struct termios *settings);
int tcflush(int descriptor, int queue);
pid_t tcgetpgrp(int descriptor);
void cfmakeraw(struct termios *settings);
#define ISIG 0x00000080
#define TCSANOW 0
#define TCIFLUSH 1
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
int openpty(
    int *parent, int *child, char *name, struct termios *settings, struct winsize *size);
typedef uint64_t rlim_t;
struct rlimit { rlim_t rlim_cur; rlim_t rlim_max; };
int getrlimit(int resource, struct rlimit *limit);
int setrlimit(int resource, const struct rlimit *limit);
#define RLIMIT_NOFILE 8
struct pollfd { int fd; short events; short revents; };
int poll(struct pollfd *descriptors, unsigned int count, int timeout);
#define POLLIN 0x0001
#define POLLOUT 0x0004

typedef uint32_t sigset_t;
typedef void (*sig_t)(int);
sig_t signal(int number, sig_t handler);
int raise(int number);
int kill(pid_t process, int number);
int sigemptyset(sigset_t *set);
int sigfillset(sigset_t *set);
int sigaddset(sigset_t *set, int number);
int sigismember(const sigset_t *set, int number);
struct _opaque_pthread_t {
  long __sig;
};
typedef struct _opaque_pthread_t *pthread_t;
pthread_t _Nonnull pthread_self(void);
int pthread_equal(pthread_t _Nullable a, pthread_t _Nullable b);
int pthread_sigmask(int how, const sigset_t *set, sigset_t *before);
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
struct __siginfo;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct __siginfo *, void *);
};
struct sigaction { union __sigaction_u __sigaction_u; sigset_t sa_mask; int sa_flags; };
int sigaction(int number, const struct sigaction *action, struct sigaction *before);
#define SA_ONSTACK 0x0001
#define SA_RESTART 0x0002
typedef unsigned long __darwin_size_t;
typedef struct __darwin_sigaltstack { void *ss_sp; __darwin_size_t ss_size; int ss_flags; } stack_t;
int sigaltstack(const stack_t *stack, stack_t *before);
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGEMT 7
#define SIGBUS 10
#define SIGSEGV 11
#define SIGSYS 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGURG 16
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGCHLD 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGIO 23
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIGVTALRM 26
#define SIGPROF 27
#define SIGWINCH 28
#define SIGINFO 29
#define SIGUSR1 30
#define SIGUSR2 31

typedef uint16_t mode_t;
struct timespec { long tv_sec; long tv_nsec; };
struct stat {
  int32_t st_dev; mode_t st_mode; uint16_t st_nlink; uint64_t st_ino; uint32_t st_uid, st_gid;
  int32_t st_rdev; struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size; int64_t st_blocks; int32_t st_blksize; uint32_t st_flags, st_gen; int32_t st_lspare;
  int64_t st_qspare[2];
};
int stat(const char *path, struct stat *info);
int lstat(const char *path, struct stat *info);
static const mode_t S_IFMT = 0170000;
static const mode_t S_IFDIR = 0040000;
static const mode_t S_IFLNK = 0120000;
typedef struct __sFILE FILE;
int fflush(FILE *file);

// Names. A call of a function of ours finds these too, and a structure has an initializer of its name:
// `Module.wait()` is the union's where Module imports Foundation.

// sys/wait.h: a union and a function.
union wait {
  int w_status;
  struct { unsigned int w_Termsig : 7, w_Coredump : 1, w_Retcode : 8, w_Filler : 16; } w_T;
  struct { unsigned int w_Stopval : 8, w_Stopsig : 8, w_Filler : 16; } w_S;
};
pid_t wait(int *status);
pid_t waitpid(pid_t process, int *status, int options);

// Structures that have a function's name.
struct timeval { long tv_sec; int32_t tv_usec; };
struct timezone { int tz_minuteswest; int tz_dsttime; };
char *timezone(int minutes, int isSummer);
struct flock { off_t l_start; off_t l_len; pid_t l_pid; short l_type; short l_whence; };
int flock(int descriptor, int operation);
struct sigvec { sig_t sv_handler; int sv_mask; int sv_flags; };
int sigvec(int number, struct sigvec *new_vector, struct sigvec *old_vector);
struct sigstack { char *ss_sp; int ss_onstack; };
struct fsid { int32_t val[2]; };
struct statfs {
  uint32_t f_bsize; int32_t f_iosize; uint64_t f_blocks, f_bfree, f_bavail, f_files, f_ffree;
  struct fsid f_fsid;
};
int statfs(const char *path, struct statfs *info);
struct kevent {
  uintptr_t ident; int16_t filter; uint16_t flags; uint32_t fflags; intptr_t data; void *udata;
};
int kevent(
    int queue, const struct kevent *changes, int changeCount, struct kevent *events, int eventCount,
    const struct timespec *timeout);
struct hostent { char *h_name; char **h_aliases; int h_addrtype; int h_length; char **h_addr_list; };
struct tm { int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst; };
struct iovec { void *iov_base; size_t iov_len; };
struct option { const char *name; int has_arg; int *flag; int val; };
struct entry { char *key; void *data; };
typedef struct entry ENTRY;
struct group { char *gr_name; char *gr_passwd; uint32_t gr_gid; char **gr_mem; };
struct passwd { char *pw_name; char *pw_passwd; uint32_t pw_uid, pw_gid; };

// Functions.
typedef long time_t;
typedef unsigned long clock_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
time_t time(time_t *now);
clock_t clock(void);
double difftime(time_t end, time_t start);
struct tm *localtime(const time_t *now);
struct tm *gmtime(const time_t *now);
int gettimeofday(struct timeval *now, void *zone);
#define W_OK 2
#define X_OK 1
int access(const char *path, int mode);
unsigned int alarm(unsigned int seconds);
int chdir(const char *path);
int chmod(const char *path, mode_t mode);
int chown(const char *path, uid_t user, gid_t group);
int link(const char *path, const char *other);
int symlink(const char *path, const char *other);
ssize_t readlink(const char *path, char *buffer, size_t count);
int remove(const char *path);
int mkdir(const char *path, mode_t mode);
int rmdir(const char *path);
int truncate(const char *path, off_t length);
int fsync(int descriptor);
void sync(void);
int lockf(int descriptor, int operation, off_t length);
int nice(int increment);
int pause(void);
unsigned int sleep(unsigned int seconds);
int usleep(unsigned int microseconds);
int getopt(int count, char *const values[], const char *options);
int connect(int socket, const struct sockaddr *address, socklen_t length);
ssize_t recvfrom(
    int socket, void *buffer, size_t length, int flags, struct sockaddr *address, socklen_t *size);
ssize_t sendto(
    int socket, const void *buffer, size_t length, int flags, const struct sockaddr *address,
    socklen_t size);
struct sf_hdtr;
int sendfile(
    int file, int socket, off_t offset, off_t *length, struct sf_hdtr *headers, int flags);
int getpeername(int socket, struct sockaddr *address, socklen_t *length);
int kqueue(void);
int killpg(pid_t group, int number);
int sigwait(const sigset_t *set, int *number);
int psignal(unsigned int number, const char *text);
char *index(const char *text, int character);
char *rindex(const char *text, int character);
int bcmp(const void *a, const void *b, size_t count);
void bcopy(const void *source, void *target, size_t count);
void bzero(void *target, size_t count);
int ffs(int value);
void swab(const void *source, void *target, ssize_t count);
void *memmove(void *target, const void *source, size_t count);
void *memset(void *target, int value, size_t count);
int strcmp(const char *a, const char *b);
char *strdup(const char *text);
char *basename(char *path);
char *dirname(char *path);
int abs(int value);
long labs(long value);
int atoi(const char *text);
double atof(const char *text);
int rand(void);
void srand(unsigned int seed);
long random(void);
void srandom(unsigned int seed);
uint32_t arc4random(void);
uint32_t arc4random_uniform(uint32_t bound);
void *malloc(size_t count);
void *calloc(size_t count, size_t size);
void *realloc(void *memory, size_t count);
void *valloc(size_t count);
void free(void *memory);
// On macOS only.
int system(const char *command) __attribute__((availability(ios, unavailable)))
    __attribute__((availability(tvos, unavailable))) __attribute__((availability(xros, unavailable)));
int setenv(const char *name, const char *value, int overwrites);
int unsetenv(const char *name);
void qsort(void *base, size_t count, size_t width, int (*compare)(const void *, const void *));
int heapsort(void *base, size_t count, size_t width, int (*compare)(const void *, const void *));
int mergesort(void *base, size_t count, size_t width, int (*compare)(const void *, const void *));
int puts(const char *text);
int putchar(int character);
int getchar(void);
void perror(const char *text);
FILE *fopen(const char *path, const char *mode);
FILE *popen(const char *command, const char *mode);
int fclose(FILE *file);
int pclose(FILE *file);
size_t fwrite(const void *bytes, size_t size, size_t count, FILE *file);
size_t fread(void *bytes, size_t size, size_t count, FILE *file);
int feof(FILE *file);
void rewind(FILE *file);
int isalpha(int character);
int isdigit(int character);
int isspace(int character);
int tolower(int character);
int toupper(int character);
int digittoint(int character);
void *mmap(void *address, size_t length, int protection, int flags, int descriptor, off_t offset);
int munmap(void *address, size_t length);
typedef struct fd_set { int32_t fds_bits[32]; } fd_set;
int select(
    int count, fd_set *readable, fd_set *writable, fd_set *failed, struct timeval *timeout);
struct hostent *gethostbyname(const char *name);
struct group *getgrnam(const char *name);
struct passwd *getpwnam(const char *name);
uid_t getuid(void);
gid_t getgid(void);
int copyfile(const char *from, const char *to, void *state, uint32_t flags);
void *dlopen(const char *path, int mode);
void *dlsym(void *library, const char *name);
void insque(void *element, void *predecessor);
double j0(double), j1(double), jn(int, double), y0(double), y1(double), yn(int, double);
double floor(double), ceil(double), round(double), trunc(double), rint(double), fabs(double);
double exp(double), log(double), pow(double, double), sqrt(double), hypot(double, double);
double fmod(double, double), remainder(double, double), ldexp(double, int), scalb(double, double);
double lgamma(double), tgamma(double), erf(double), significand(double);

// MacTypes.h: types that Foundation brings along.
typedef unsigned char Boolean;
typedef unsigned char Byte;
typedef signed char SignedByte;
typedef char *Ptr;
typedef Ptr *Handle;
typedef long Size;
typedef int32_t Fixed;
typedef int32_t Fract;
typedef uint32_t OptionBits;
typedef unsigned long ItemCount;
typedef unsigned long ByteCount;
typedef unsigned char Style;
typedef int16_t OSErr;
typedef int32_t OSStatus;
typedef uint16_t UniChar;
typedef uint32_t UTF32Char;
typedef int32_t TimeValue;
typedef int32_t TimeScale;
struct Point { short v; short h; };
typedef struct Point Point;
struct Rect { short top; short left; short bottom; short right; };
typedef struct Rect Rect;
