from foodlib import *
FRIED=((.05,'#9A450A'),(.28,'#CB7414'),(.5,'#EBA02E'),(.72,'#F8C255'),(.95,'#FFE09A'))
def m_crust(stops=FRIED):
    M=Mat('fried'); h=M.attr('h'); n=M.noise(22,3,.65)
    f=M.math('ADD',h,M.math('MULTIPLY',M.math('SUBTRACT',n,.5),.55))
    col=M.ramp(f,stops)
    pep=M.ramp(M.vor(40),[(.05,.7),(.10,0.)]); col=M.mix(pep,col,'#5A2A0C')
    return M.pbr(col,rough=M.ramp(M.noise(9,2),[(.35,.30),(.65,.55)]),spec=.5,normal=M.bump(M.noise(70,3,.7),.55,.012))
def craggy(P0,seed,mat,amp=1.,name='chk',flakes=500,fs=.05):
    """P0: smooth closed (u,v) grid -> craggy breaded surface + loose crumbs"""
    N=gridnormals(P0); c=P0.reshape(-1,3).mean(0); 
    if ((P0-c)*N).sum()<0: N=-N
    Q=P0+.05*np.stack([fbm(P0*5,2,seed=seed+k) for k in (1,2,3)],-1)
    W=P0+.09*np.stack([fbm(P0*4.5,3,seed=seed+30+k) for k in (1,2,3)],-1)
    f1,f2,idv=voro(W*6.2,seed); g1,g2,idg=voro((W+.03*np.stack([fbm(P0*14,2,seed=seed+60+k) for k in (1,2,3)],-1))*14,seed+5)
    lump=fbm(P0*2.6,3,seed=seed)*.08
    rg=ridged(W*5.5,4,seed=seed+8); folds=sstep(.35,.95,rg)*.075
    plates=(sstep(0,.35,f2-f1)*(.15+.8*idv))*.042
    small=(sstep(0,.4,g2-g1)*(.1+idg))*.020
    fine=ridged(W*22,3,seed=seed+18)*.018+fbm(P0*48,2,seed=seed+9)*.006
    d=(lump+folds+plates+small+fine-.05)*amp; P=P0+N*d[...,None]
    hh=(folds*.8+plates+small*1.1+fine*.9)/(.15); tone=.10+.60*hh+.45*fbm(P0*1.6,3,seed=seed+20)
    nu,nv=P.shape[:2]; F=gridfaces(nu,nv); V=P.reshape(-1,3); T=tone.ravel()
    # crumbs: squashed noisy blobs half-sunk in the surface
    rng=np.random.RandomState(seed); n=9; u=np.linspace(.05,np.pi-.05,n)[:,None]; v=np.linspace(0,2*np.pi,12,endpoint=False)[None,:]
    S=np.stack([np.sin(u)*np.cos(v),np.sin(u)*np.sin(v),np.cos(u)+0*v],-1); SF=gridfaces(n,12); VV=[V];FF=[F];TT=[T]; off=len(V)
    Nn=gridnormals(P); 
    if ((P-c)*Nn).sum()<0: Nn=-Nn
    area_w=np.linalg.norm(np.cross(np.gradient(P0,axis=0),np.roll(P0,-1,1)-P0),axis=-1).ravel(); area_w/=area_w.sum()
    for k in rng.choice(len(V),flakes,p=area_w):
        i,j=divmod(k,nv); s=fs*(.35+.9*rng.rand()**2); B=S*(1+.7*fbm(S*1.7+rng.rand()*50,3,seed=3)[...,None])*np.array([1,.6,.26])*s
        z=Nn[i,j]+.55*rng.randn(3)*.5; z/=np.linalg.norm(z); x=np.cross(z,rng.randn(3)); x/=np.linalg.norm(x); y=np.cross(z,x)
        B=B[...,0:1]*x+B[...,1:2]*y+B[...,2:3]*z+P[i,j]; VV.append(B.reshape(-1,3)); FF.append(SF+off); TT.append(np.full(n*12,T[k]*.6+.2+.35*rng.rand())); off+=n*12
    return mesh(name,np.vstack(VV),np.vstack(FF),mat,{'h':np.concatenate(TT)})
def drumstick(seed,mat,bone,amp=.95,crumbs=260):
    nu,nv=260,300
    prof=spline([(0.0,-.62),(.2,-.61),(.40,-.48),(.50,-.22),(.47,.05),(.34,.32),(.22,.52),(.17,.66),(.155,.76),(.06,.79),(0,.79)],nu)  # r,x
    th=np.linspace(0,2*np.pi,nv,endpoint=False); ax=prof[:,1:2]+0*th; r=prof[:,0:1]
    P=np.stack([ax,r*np.cos(th)*1.08,r*np.sin(th)*.9],-1); P[...,2]+=.10*np.cos(ax*2.2)-.05; P[...,1]+=.05*np.sin(ax*2.5)
    o=craggy(P,seed,mat,amp,'drum',crumbs)
    pr=spline([(0,.6),(.085,.62),(.075,.85),(.07,.98),(.11,1.05),(.135,1.12),(.10,1.19),(.03,1.18),(0,1.19)],60); t2=np.linspace(0,2*np.pi,60,endpoint=False)
    B=np.stack([pr[:,1:2]+0*t2,pr[:,0:1]*np.cos(t2)*(1+.15*np.cos(2*t2)*sstep(.95,1.1,pr[:,1:2])),pr[:,0:1]*np.sin(t2)],-1); B+=fbm(B*7,2,seed=seed)[...,None]*.02; B[...,2]-=.02
    b=mesh('bone',B,gridfaces(60,60),bone); b.parent=o; return o
def thigh(seed,mat,amp=1.,crumbs=300):
    nu,nv=240,300; u=np.linspace(.01,np.pi-.01,nu)[:,None]; v=np.linspace(0,2*np.pi,nv,endpoint=False)[None,:]
    P=np.stack([np.sin(u)*np.cos(v)*.62,np.sin(u)*np.sin(v)*.48,np.cos(u)*.33+0*v],-1)*(1+.22*fbm(np.stack([np.sin(u)*np.cos(v),np.sin(u)*np.sin(v),np.cos(u)+0*v],-1)*1.3,2,seed=seed)[...,None])
    return craggy(P,seed,mat,amp,'thigh',crumbs)
def wing(seed,mat):
    nu,nv=220,240; t=np.linspace(0,1,nu)[:,None]; a=(t-.5)*1.7; cx=np.stack([.55*np.sin(a),.55*np.cos(a)-.55,0*a],-1)
    r=.24*np.sin(np.pi*np.clip(t*.97+.015,0,1))**.42*(1.1-.45*t); th=np.linspace(0,2*np.pi,nv,endpoint=False)[None,:]
    n=np.stack([np.sin(a),np.cos(a),0*a],-1); P=cx+n*(r*np.cos(th))[...,None]+np.array([0,0,1.])*(r*np.sin(th)*.85)[...,None]
    return craggy(P,seed,mat,.7,'wing',160,.04)
def tender(seed,mat):
    nu,nv=240,240; prof=spline([(0,-.75),(.14,-.72),(.2,-.4),(.23,0),(.19,.4),(.11,.72),(0,.76)],nu); th=np.linspace(0,2*np.pi,nv,endpoint=False)
    P=np.stack([prof[:,1:2]+0*th,prof[:,0:1]*np.cos(th)*1.25,prof[:,0:1]*np.sin(th)*.8],-1); P[...,1]+=.10*np.sin(P[...,0]*2.6+seed); P[...,2]+=.05*np.sin(P[...,0]*2.1+seed)
    return craggy(P,seed,mat,.55,'tender',150,.045)
def m_bone():
    M=Mat('bone'); return M.pbr(M.ramp(M.noise(12,3),[(.35,'#F3E3C4'),(.7,'#E2C59A')]),rough=.4,spec=.4)
def m_paper(stripes=14,c1='#D4221A',c2='#FFF6E6',band=None):
    """paper with vertical stripes by angle around Z"""
    M=Mat('paper'); sep=M.node('ShaderNodeSeparateXYZ'); M.t.links.new(M.co(),sep.inputs[0])
    at=M.math('ARCTAN2',sep.outputs[1],sep.outputs[0]); f=M.math('FRACT',M.math('MULTIPLY',M.math('ADD',at,math.pi),stripes/(2*math.pi)))
    col=M.mix(M.math('GREATER_THAN',f,.5),c1,c2)
    if band:
        inb=M.math('MULTIPLY',M.math('GREATER_THAN',sep.outputs[2],band[0]),M.math('LESS_THAN',sep.outputs[2],band[1])); col=M.mix(inb,col,band[2])
    return M.pbr(col,rough=.42,spec=.4)
def bucket(r0=.72,r1=.98,h=1.15,mat=None):
    o=lathe('bucket',[(0,.02),(r0-.03,.02),(r0,0),(r0+.005,.02),(r1,h),(r1+.02,h+.005),(r1+.03,h+.025),(r1+.02,h+.045),(r1-.005,h+.03),(r1-.02,h-.02),(r0-.01,.04),(0,.04)],200,mat)
    for p in o.data.polygons: p.use_smooth=True
    m=o.modifiers.new('e','EDGE_SPLIT'); m.split_angle=math.radians(35); return o
def fry(seed,mat,L=1.,w=.056):
    rng=np.random.RandomState(seed); nu=26; t=np.linspace(0,1,nu); sq=[(1,.86),(.86,1),(-.86,1),(-1,.86),(-1,-.86),(-.86,-1),(.86,-1),(1,-.86)]
    cur=.06*rng.randn()*np.sin(t*np.pi); w0=w*(.85+.3*rng.rand()); k=np.minimum(np.minimum(t,1-t)*22,1)**.5*.999+.001
    P=np.array([[(a*w0*kk+cu,b*w0*kk,(tt)*L) for a,b in sq] for tt,kk,cu in zip(t,k,cur)])
    ends=np.stack([np.minimum(t,1-t)]*8,1); P+=fbm(P*7+seed,2,seed=seed)[...,None]*.010
    return mesh('fry',P,gridfaces(nu,8),mat,{'e':ends},smooth=True)
FRY=((.22,'#C8791C'),(.42,'#F5B631'),(.66,'#FFD257'),(1,'#FFE58C'))
def m_fry(stops=FRY):
    M=Mat('fry'); f=M.math('ADD',M.math('MULTIPLY',M.attr('e'),1.6),M.math('MULTIPLY',M.noise(6,3,.6),.9))
    col=M.ramp(f,stops); sal=M.ramp(M.vor(48),[(.07,.9),(.12,0.)])
    return M.pbr(M.mix(sal,col,'#FFF6DC'),rough=.38,spec=.5,normal=M.bump(M.noise(34,3),.3,.01))
def scene_bucket(seed=2,stops=FRIED,paper='#D4221A',ginger=False):
    mat=m_crust(stops); bone=m_bone(); bucket(mat=m_paper(16,paper,band=(.36,.80,paper))); pl=[]
    rng=random.Random(seed); dr=[drumstick(s,mat,bone) for s in (1,2)]; thg=[thigh(s,mat) for s in (5,6)]; wg=wing(9,mat)
    def put(o,loc,rot,s):
        c=inst(o,loc,rot,s)
        for ch in o.children: k=ch.copy(); bpy.context.collection.objects.link(k); k.parent=c
        return c
    for o in dr+thg+[wg]: o.location=(0,0,-60)
    D=math.radians
    lay=[(thg[0],(0,.45,1.10),(.3,.2,.5),.74),(thg[1],(-.55,.1,1.12),(.2,-.6,1.8),.70),(thg[0],(.56,.12,1.12),(.1,.6,2.6),.70),(thg[1],(.0,-.30,1.02),(-.3,.1,.2),.72),
         (dr[0],(-.36,-.46,1.34),(D(8),D(-48),D(150)),.66),(dr[1],(.40,-.50,1.32),(D(0),D(-42),D(28)),.66),(dr[0],(.10,.22,1.58),(D(40),D(-70),D(70)),.66),(thg[1],(-.34,.10,1.50),(.5,-.35,1.2),.56),(wg,(.02,-.62,1.28),(D(50),.1,.3),.72),(thg[0],(.42,.02,1.48),(.2,.4,.2),.52)]
    for o,l,r,s in lay:
        c=put(o,l,r,s); c.data=c.data.copy(); n=len(c.data.vertices); V=np.empty(n*3,np.float32); c.data.vertices.foreach_get('co',V); V=V.reshape(-1,3); Mx=np.array(c.matrix_basis); W=V@Mx[:3,:3].T+Mx[:3,3]
        rad=np.hypot(W[:,0],W[:,1]); lim=np.interp(W[:,2],[0,1.15,1.26,1.42],[.66,.925,.985,1.15]); k=np.minimum(1,lim/np.maximum(rad,1e-6)); W[:,:2]*=k[:,None]   # keep every crumb inside the rim
        V=(W-Mx[:3,3])@np.linalg.inv(Mx[:3,:3]).T; c.data.vertices.foreach_set('co',V.astype(np.float32).ravel()); c.data.update(); pl.append(c)
    if ginger: ginger_top(pl[3:],rng,150)
def ginger_top(pieces,rng,n):
    """spring onion rings and ginger shreds over the upper sides"""
    import pizza as PZ
    surf_scatter(pieces,[PZ.spring(k,.044) for k in (1,2)],n,rng,.45,(.8,1.3),.008)
    surf_scatter(pieces,[PZ.speck(c,.032,(2.2,.6,.5))(k) for k,c in enumerate(('#FFF2C0','#F6D668','#E8B93C'))],n*2,rng,.35,(.7,1.3),.008)
def scene_drums(seed=2,stops=FRIED,ginger=False):
    mat=m_crust(stops); bone=m_bone(); D=math.radians
    a=drumstick(1,mat,bone); xform(a,(-.30,.30,.42),(D(10),D(2),D(150)),1); b=drumstick(2,mat,bone); xform(b,(.15,-.42,.42),(D(-20),D(-3),D(35)),1.0)
    c=thigh(5,mat); xform(c,(.55,.62,.34),(.1,.0,.6),1.0); w=wing(9,mat); xform(w,(-.85,-.55,.2),(.1,.1,2.2),1.0)
    if ginger: ginger_top((a,b,c,w),random.Random(seed),150)
def sleeve():
    # flattened cone sleeve: elliptical lathe with scooped front lip
    nu,nv=60,200; th=np.linspace(0,2*np.pi,nv,endpoint=False); t=np.linspace(0,1,nu)[:,None]
    lip=.95+.28*(np.sin(th)>0)*np.sin(th)**2-.22*(np.sin(th)<0)*np.abs(np.sin(th))**3+0*t
    rx=.36+.26*t; ry=.20+.20*t
    P=np.stack([rx*np.cos(th),ry*np.sin(th),t*lip],-1); 
    M=Mat('sl'); sep=M.node('ShaderNodeSeparateXYZ'); M.t.links.new(M.co(),sep.inputs[0]); f=M.math('FRACT',M.math('MULTIPLY',sep.outputs[0],6.5)); st=M.math('MULTIPLY',M.math('GREATER_THAN',f,.5),M.math('LESS_THAN',sep.outputs[2],.30))
    o=mesh('sleeve',P,gridfaces(nu,nv),M.pbr(M.mix(st,'#D4221A','#FFF1DC'),rough=.4,spec=.4)); so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.012
def scene_fries(seed=3,stops=FRY,w=.056):
    rng=random.Random(seed); mf=m_fry(stops); sleeve()
    fr=[fry(i,mf,1.15,w) for i in range(7)]
    for f_ in fr: f_.location=(0,0,-60)
    for i in range(120):
        a=rng.random()*6.28; r=math.sqrt(rng.random()); bx,by=.24*r*math.cos(a),.10*r*math.sin(a)
        k=1.0+.55*rng.random(); tx,ty=bx*1.95*k,by*1.9+.06   # top end
        zb=.10+.30*rng.random(); L=.86+.3*rng.random(); d=Vector((tx-bx,ty-by,1.05)).normalized()
        q=d.to_track_quat('Z','Y').to_euler(); o=inst(rng.choice(fr),(bx,by,zb),q,L); o.rotation_euler.rotate_axis('Z',rng.random()*3)
    for (x,y,r) in ((.26,-.44,1.30),(-.30,-.42,-1.2),(.34,-.60,1.62)):
        inst(rng.choice(fr),(x,y,.06),(math.pi/2,0,r),.66)
def wedge(seed,mat,L=1.,R=.25):
    """potato wedge along z: two cut faces meeting in a straight edge, skin on the round back"""
    rng=np.random.RandomState(seed); nu=70; half=.62+.12*rng.rand(); arc=np.linspace(-half,half,17)
    flat=np.linspace(.04,.94,9)[:,None]; lo=flat*np.array([math.cos(half),-math.sin(half)]); hi=flat[::-1]*np.array([math.cos(half),math.sin(half)])
    sec=np.vstack([lo,np.stack([np.cos(arc),np.sin(arc)],-1),hi]); skin=np.r_[np.zeros(9),np.ones(17),np.zeros(9)]
    t=np.linspace(0,1,nu)[:,None]; r=R*np.clip(np.sin(np.pi*np.clip(t*.985+.0075,0,1)),0,1)**.55
    P=np.stack([sec[:,0]*r-R*.5,sec[:,1]*r,(t-.5)*L+0*r*sec[:,0]],-1); P[...,0]+=.10*(t-.5)**2; P+=fbm(P*7+seed,3,seed=seed)[...,None]*.014
    edge=np.clip(np.exp(-((np.hypot(sec[:,0],sec[:,1])-.98)/.16)**2)*(1-skin)+np.exp(-(np.hypot(sec[:,0],sec[:,1])/.14)**2),0,1)
    return mesh('wedge',P,gridfaces(nu,len(sec)),mat,{'skin':skin+0*t,'e':np.clip(edge+1.2*np.abs(2*t-1)**9,0,1)})
def m_wedge():
    M=Mat('wedge'); n=M.noise(9,5,.65); f=M.math('ADD',M.math('MULTIPLY',M.attr('e'),.42),n)
    flesh=M.ramp(f,[(.45,'#FFE08E'),(.64,'#FAC455'),(.82,'#DE9230'),(1,'#97500F')]); skin=M.ramp(n,[(.3,'#8E5220'),(.6,'#BC7C36'),(.85,'#DDA458')])
    col=M.mix(M.attr('skin'),flesh,skin); col=M.mix(M.ramp(M.vor(30),[(.07,.85),(.12,0.)]),col,'#4E6A1E')
    return M.pbr(col,rough=.36,spec=.5,normal=M.bump(M.noise(36,4,.65),.5,.014))
def scene_wedges(seed=5):
    rng=random.Random(seed); sleeve(); m=m_wedge(); W=[wedge(k,m) for k in range(6)]
    for o in W: o.location=(0,0,-60)
    for i in range(34):
        a=i*2.4+rng.gauss(0,.2); r=math.sqrt((i+.5)/34); bx,by=.27*r*math.cos(a),.11*r*math.sin(a); d=Vector((bx*1.1,by*.9+.03,1.)).normalized()
        o=inst(W[i%6],(bx*1.7,by*1.8+.04,.72+.30*(1-r)*rng.random()+.12*rng.random()+.10*(by>0)),(Vector((0,0,1)).rotation_difference(d)@Quaternion((0,0,1),1.57+rng.uniform(-1.15,1.15))).to_euler(),.86+.14*rng.random())
    for x,y,r in ((.44,-.44,1.15),(-.44,-.42,-1.3)):
        o=inst(W[1],(x,y,.11),(math.pi/2,0,r),.72); o.rotation_euler.rotate_axis('Z',1.2)
def glassmat(tint='#FFFFFF',rough=0.0,ior=1.45):
    M=Mat('glass'); return M.pbr(tint,rough=rough,spec=.5,trans=1,ior=ior)
def scene_cola(seed=1,c1='#D4221A'):
    rng=random.Random(seed)
    cup=m_paper(12,c1,'#FFF4E2',band=(.55,1.15,c1))
    o=lathe('cup',[(0,.0),(.50,.0),(.515,.02),(.66,1.62),(.68,1.63),(.69,1.655),(.68,1.68)],200,cup); o.modifiers.new('e','EDGE_SPLIT').split_angle=.6
    Ml=Mat('lid'); lm=Ml.pbr('#FBFBF8',rough=.28,spec=.5); l=lathe('lid',[(0,1.78),(.1,1.78),(.12,1.76),(.5,1.75),(.56,1.80),(.60,1.80),(.63,1.75),(.66,1.70),(.715,1.69),(.725,1.66),(.715,1.635),(.69,1.63)],200,lm); l.modifiers.new('e','EDGE_SPLIT').split_angle=.7
    Ms=Mat('straw'); sep=Ms.node('ShaderNodeSeparateXYZ'); Ms.t.links.new(Ms.co(),sep.inputs[0]); ang=Ms.math('ARCTAN2',sep.outputs[1],sep.outputs[0])
    f=Ms.math('FRACT',Ms.math('ADD',Ms.math('MULTIPLY',sep.outputs[2],3.2),Ms.math('MULTIPLY',ang,1/(2*math.pi)))); sm=Ms.pbr(Ms.mix(Ms.math('GREATER_THAN',f,.5),'#D4221A','#FFF8EE'),rough=.3,spec=.5)
    s=lathe('straw',[(.052,0),(.052,1.5),(.046,1.5),(.046,0)],48,sm); xform(s,(.04,0,1.2),(.10,.16,0)); s.modifiers.new('e','EDGE_SPLIT').split_angle=.6
    # condensation
    Md=Mat('drop'); md=Md.pbr('#FFFFFF',rough=.05,spec=.8); gl=Md.node('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value=.05; tr=Md.node('ShaderNodeBsdfTransparent'); fr_=Md.node('ShaderNodeFresnel'); fr_.inputs[0].default_value=1.5; mx=Md.node('ShaderNodeMixShader'); Md.t.links.new(Md.math('MULTIPLY',Md.math('ADD',fr_.outputs[0],.06),.8),mx.inputs[0]); Md.t.links.new(tr.outputs[0],mx.inputs[1]); Md.t.links.new(gl.outputs[0],mx.inputs[2]); Md.t.links.new(mx.outputs[0],Md.out.inputs[0])
    n=10; u=np.linspace(.02,np.pi/2,n)[:,None]; v=np.linspace(0,2*np.pi,16,endpoint=False)[None,:]; S=np.stack([np.sin(u)*np.cos(v),np.sin(u)*np.sin(v),.5*np.cos(u)+0*v],-1)
    VV=[];FF=[];off=0
    for i in range(230):
        z=.06+1.5*rng.random(); a=rng.random()*6.28; R=.515+.145*(z/1.62)+.002; s_=.006+.02*rng.random()**3; nrm=np.array([math.cos(a),math.sin(a),-.08]); nrm/=np.linalg.norm(nrm); x=np.cross(nrm,[0,0,1.]); x/=np.linalg.norm(x); y=np.cross(nrm,x)
        B=S[...,0:1]*x*s_+S[...,1:2]*y*s_*(1+.5*rng.random())+S[...,2:3]*nrm*s_+nrm*0+np.array([R*math.cos(a),R*math.sin(a),z]); VV.append(B.reshape(-1,3)); FF.append(gridfaces(n,16)+off); off+=n*16
    mesh('drops',np.vstack(VV),np.vstack(FF),md)
HONEY=((.0,'#6E2206'),(.25,'#B04A0C'),(.5,'#D9781C'),(.75,'#F0A440'),(1,'#FACB78'))
CHILLI=((.0,'#4A0604'),(.25,'#8E1006'),(.5,'#C42410'),(.75,'#DE4A22'),(1,'#F08A5A'))
AFRICAN=((.0,'#5A1C08'),(.25,'#963A10'),(.5,'#C05A1E'),(.75,'#D98038'),(1,'#E8AA6A'))
def m_glaze(stops=HONEY):
    M=Mat('glaze'); f=M.math('ADD',M.attr('h'),M.math('MULTIPLY',M.math('SUBTRACT',M.noise(14,3,.6),.5),.7)); col=M.ramp(f,stops)
    return M.pbr(col,rough=.14,spec=.6,coat=.7,coatr=.06,normal=M.bump(M.noise(30,2),.25,.01))
def sesame(rng,n,fn,s=.022):
    M=Mat('ses'); m=M.pbr('#FFF0C8',rough=.45); import pizza as PZ; o=[PZ.blob(k,s,(1,.6,.35),.1,1,m,10) for k in (1,2)]
    for q in o: q.location=(0,0,-60)
    for i in range(n):
        loc,rot=fn(rng); inst(rng.choice(o),loc,rot,.8+.4*rng.random())
def surf_scatter(objs,protos,n,rng,up=.35,s=(.8,1.3),lift=0.):
    """scatter protos on upward-facing vertices of placed objects"""
    for p in protos: p.location=(0,0,-60)
    per=max(1,n//len(objs))
    for o in objs:
        m=len(o.data.vertices); V=np.empty(m*3,np.float32); N=np.empty(m*3,np.float32); o.data.vertices.foreach_get('co',V); o.data.vertices.foreach_get('normal',N); Mx=np.array(o.matrix_basis); W=V.reshape(-1,3)@Mx[:3,:3].T+Mx[:3,3]; Nw=N.reshape(-1,3)@Mx[:3,:3].T; Nw/=np.linalg.norm(Nw,axis=1,keepdims=True)+1e-9
        if Nw[W[:,2].argmax(),2]<0: Nw=-Nw
        ok=np.where(Nw[:,2]>up)[0]
        if not len(ok): continue
        for k in range(per):
            j=ok[rng.randrange(len(ok))]; q=Vector(Nw[j]).to_track_quat('Z','Y').to_euler(); c=inst(rng.choice(protos),tuple(W[j]+Nw[j]*lift),q,s[0]+(s[1]-s[0])*rng.random()); c.rotation_euler.rotate_axis('Z',rng.random()*6)
def plate(R=1.2,color='#3A3532',h=.12):
    M=Mat('plate'); n=M.noise(55,2); m=M.pbr(M.mix(M.ramp(n,[(.62,0.),(.70,.35)]),color,'#8B8075') if color.lower()<'#8' else color,rough=.28,spec=.5)
    return lathe('plate',np.array(spline([(0,0),(.55,0),(.70,.03),(.97,.105),(1.0,.12),(.97,.128),(.70,.055),(0,.045)],90))*np.array([R,1.]),220,m)
def flatwing(seed,mat):
    """three-part look: plump drumette/flat piece, smooth glazed skin"""
    nu,nv=170,180; prof=spline([(0,-.46),(.13,-.45),(.21,-.30),(.20,-.10),(.155,.08),(.15,.22),(.11,.36),(.05,.43),(0,.44)],nu) if seed%2 else spline([(0,-.42),(.10,-.41),(.165,-.25),(.15,0),(.165,.22),(.12,.38),(0,.42)],nu)
    th=np.linspace(0,2*np.pi,nv,endpoint=False); P=np.stack([prof[:,1:2]+0*th,prof[:,0:1]*np.cos(th)*1.15,prof[:,0:1]*np.sin(th)*.85],-1); P[...,1]+=.10*np.cos(P[...,0]*2.6+seed)*(1 if seed%2 else .5)
    o=craggy(P,seed,mat,.30,'fw',4,.02)
    if seed%2:
        pr=spline([(0,.30),(.045,.32),(.040,.50),(.045,.56),(.066,.60),(.060,.655),(.02,.67),(0,.67)],40); t2=np.linspace(0,2*np.pi,40,endpoint=False); B=np.stack([pr[:,1:2]+0*t2,pr[:,0:1]*np.cos(t2)*(1+.2*np.cos(2*t2)*sstep(.54,.62,pr[:,1:2])),pr[:,0:1]*np.sin(t2)],-1); B[...,1]+=.10*math.cos(.55*2.6+seed)*.8; b=mesh('bone',B,gridfaces(40,40),m_bone()); b.parent=o
    return o
def scene_wings(seed=4,hot=False):
    import pizza as PZ; rng=random.Random(seed); plate(1.02); g=m_glaze(CHILLI if hot else HONEY); W=[flatwing(k,g) for k in (1,2,3,4,5)]; pl=[]
    for o in W: o.location=(0,0,-60)
    lay=[]
    for i in range(8): a=i*.785+.15; lay.append((i%2*0+(0 if i%2==0 else 1),.50*math.cos(a),.48*math.sin(a),.20,a+(0 if i%2==0 else .7),1.05))
    for i in range(4): a=i*1.571+.55; lay.append((0 if i!=1 else 1,.24*math.cos(a),.22*math.sin(a),.42,a+.25,1.05))
    lay.append((0,-.04,.02,.60,-.6,1.05))
    for k,(ty,x,y,z,r,s) in enumerate(lay):
        o=W[(0,2,4)[k%3]] if ty==0 else W[(1,3)[k%2]]; c=inst(o,(x,y,z),(rng.gauss(0,.35),-.10+rng.gauss(0,.08)-(.12 if z>.3 else 0),r),s); pl.append(c)
        for ch in o.children: k_=ch.copy(); bpy.context.collection.objects.link(k_); k_.parent=c
    if hot: surf_scatter(pl,[PZ.flake(k,c,.026) for k,c in enumerate(('#E8331A','#B81408','#F2B84A'))],330,rng,.25,(.6,1.4),.006)
    else: M=Mat('ses'); m=M.pbr('#FFF0C8',rough=.45); surf_scatter(pl,[PZ.blob(k,.017,(1,.6,.4),.1,1,m,10) for k in (1,2)],190,rng,.3,(.8,1.3),.004)
    so=lathe('so',[(.030,-.012),(.036,-.012),(.036,.012),(.030,.012),(.030,-.012)],24,Mat('so').pbr('#5FA531',rough=.3)); surf_scatter(pl,[so],46,rng,.55,(.8,1.2),.012)
def scene_african(seed=7):
    """roast chicken under a thick peanut and chilli sauce"""
    import pizza as PZ; rng=random.Random(seed); D=math.radians; plate(1.16,'#F6F0E4'); g=m_glaze(AFRICAN); bone=m_bone()
    th=np.linspace(0,2*np.pi,300,endpoint=False); t=np.linspace(0,1,70)[:,None]; r=t*(.80+.05*np.sin(4*th+2)+.035*np.sin(7*th))
    P=np.stack([r*np.cos(th),r*np.sin(th),.062+.045*sstep(.70,.97,r)+.035*np.sqrt(np.clip(1-t**10,0,1))],-1); h=fbm(P*7,4,seed=seed); P[...,2]+=.022*h*(1-t**6); mesh('pool',P,gridfaces(70,300),g,{'h':.35+h*.6})
    dr=[drumstick(k,g,bone,.42,30) for k in (1,2)]; thg=[thigh(k,g,.48,30) for k in (5,6)]; pl=[]
    for o in dr+thg: o.location=(0,0,-60)
    for o,loc,rot,s in ((thg[0],(-.30,.30,.30),(.1,.1,.5),.66),(thg[1],(.38,.26,.30),(-.1,.0,2.3),.62),(dr[0],(-.22,-.26,.32),(D(10),D(-4),D(196)),.62),(dr[1],(.28,-.22,.32),(D(-15),D(-6),D(-22)),.62),(thg[0],(.03,.08,.58),(.1,-.1,1.9),.54)):
        c=inst(o,loc,rot,s); pl.append(c)
        for ch in o.children: k=ch.copy(); bpy.context.collection.objects.link(k); k.parent=c
    surf_scatter(pl,[PZ.speck(c,.030,(1.2,.9,.7))(k) for k,c in enumerate(('#E8BE7C','#D29A52','#F0D2A0'))],120,rng,.35,(.6,1.3),.006)
    surf_scatter(pl,[PZ.flake(k,c,.030) for k,c in enumerate(('#3E7A1E','#5C9A30','#C4200F'))],130,rng,.4,(.6,1.3),.010)
    M=Mat('ol'); ol=[PZ.blob(k,.085,(1.3,.95,.95),.05,1,M.pbr('#241C1A',rough=.18,spec=.6,coat=.4),30) for k in (1,2)]
    for o in ol: o.location=(0,0,-60)
    for x,y in ((-.66,-.12),(-.50,-.52),(.02,-.62),(.14,-.52),(.62,-.42),(.74,.0),(-.70,.16)): inst(rng.choice(ol),(x,y,.17),(rng.gauss(0,.2),rng.gauss(0,.2),rng.random()*6),.9+.2*rng.random())
def dipcup(loc,color='#C8321A',R=.26):
    o=lathe('dc',[(0,.01),(R*.72,.01),(R*.74,0),(R*.98,.26),(R,.27),(R*.97,.28),(R*.93,.25)],120,Mat('dc').pbr('#F7F1E6',rough=.3,spec=.5)); xform(o,loc); M=Mat('dip'); n=60; th=np.linspace(0,2*np.pi,n,endpoint=False); t=np.linspace(0,1,30)[:,None]; P=np.stack([t*R*.94*np.cos(th),t*R*.94*np.sin(th),.22+.012*np.sin(t*16+th)*(1-t)],-1); o=mesh('dip',P,gridfaces(30,n),M.pbr(color,rough=.12,spec=.5,coat=.3)); xform(o,loc)
def scene_tenders(seed=2):
    mat=m_crust(); T_=[tender(k,mat) for k in (1,2,3,4)]; D=math.radians
    for o in T_: o.location=(0,0,-60)
    for k,(x,y,z,rz,rx) in enumerate([(-.40,.62,.20,16,0),(-.22,.06,.20,10,20),(-.10,-.50,.20,14,10),(.58,.52,.20,-48,-10),(.02,.26,.52,-30,5)]): inst(T_[k%4],(x,y,z),(D(rx),D(-4) if k==4 else 0,D(rz)),.88)
    dipcup((.82,-.50,0),'#E8A21C',.30)
def nugget(seed,mat,S=.2):
    n=64; u=np.linspace(.03,np.pi-.03,n)[:,None]; v=np.linspace(0,2*np.pi,90,endpoint=False)[None,:]; B=np.stack([np.sin(u)*np.cos(v),np.sin(u)*np.sin(v),np.cos(u)+0*v],-1); P=B*np.array([.46,.38,.34])*(1+.35*fbm(B*1.4,2,seed=seed)[...,None]); o=craggy(P,seed,mat,.95,'nug',55,.045); o.location=(0,0,-60); return o
def scene_popcorn(seed=3):
    rng=random.Random(seed); mat=m_crust(); N=[nugget(k,mat) for k in (1,2,3,4,5,6)]
    bucket(.60,.84,.72,m_paper(14,band=(.20,.50,'#D4221A')))
    pts=[]
    for lay,(z,R,n) in enumerate([(.48,.44,9),(.66,.52,13),(.84,.46,11),(1.0,.32,8),(1.12,.12,3)]):
        for i in range(n):
            a=i*6.283/n+lay*.5+rng.gauss(0,.1); r=R*(1 if i%4 else .45)*(1+rng.gauss(0,.05)); pts.append((r*math.cos(a),r*math.sin(a),z+rng.gauss(0,.03)))
    pts+=[(0,0,.8),(.12,-.1,1.0)]
    for x,y,z in pts: inst(rng.choice(N),(x,y,z),(rng.random()*6,rng.random()*6,rng.random()*6),.34+.10*rng.random())
    for x,y in ((.88,-.34),(-.86,-.38),(.66,-.60),(-.62,-.66)): inst(rng.choice(N),(x,y,.12),(rng.random(),rng.random(),rng.random()*6),.40)
def onionring(seed,mat,k=1.):
    nu,nv=150,70; a=np.linspace(0,2*np.pi,nu); ph=np.linspace(0,2*np.pi,nv,endpoint=False)[None,:]; a=a[:,None]; R=.40*(1+.06*np.cos(2*a+seed)); rx=.085*k*(1+.12*np.cos(3*a+seed)); P=np.stack([(R+rx*np.cos(ph))*np.cos(a),(R+rx*np.cos(ph))*np.sin(a),.105*k*np.sin(ph)+0*a],-1); o=craggy(P,seed,mat,.42*k,'or',120,.035*k); o.location=(0,0,-60); return o
def scene_onionrings(seed=2):
    rng=random.Random(seed); mat=m_crust(); O=[onionring(k,mat) for k in (1,2,3,4)]; D=math.radians
    for k,(x,y,z,rx,ry,s) in enumerate([(-.42,.20,.13,0,0,1),(.42,.24,.13,0,0,1),(0,-.28,.13,0,0,1.02),(-.20,.12,.34,4,-6,.98),(.28,.0,.34,-6,5,.95),(.02,.10,.55,3,4,.92),(.0,.06,.75,-5,2,.82),(-.66,-.36,.36,62,10,.80),(.74,-.36,.30,58,-28,.78)]): inst(O[k%4],(x,y,z),(D(rx),D(ry),rng.random()*6 if k<7 else 0),s)
    dipcup((.04,-1.02,0),'#F3E4C2',.25)
